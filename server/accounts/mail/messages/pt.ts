import type { MailCatalogue } from '../mail-text.ts';

export const pt: MailCatalogue = {
  greeting: 'Olá, {name}!',
  closing: 'A equipe Wickwise',
  optOut: 'Você pode desativar e-mails como este nas configurações do Wickwise.',
  welcome: {
    subject: 'Boas-vindas ao Wickwise',
    lines: [
      'Sua conta está pronta. Fotografe um gráfico de negociação ou escolha uma imagem e leia o que dizem os preços.',
      'Adicione o Wickwise à tela inicial do celular: as fotos tiradas sem conexão ficam guardadas e são enviadas mais tarde.',
    ],
    action: 'Analisar um gráfico',
  },
  code: {
    subject: '{code} é o seu código do Wickwise',
    lines: [
      'Seu código para definir uma nova senha é {code}. Ele vale por 10 minutos.',
      'Não foi você que pediu? Não faça nada: sua senha continua a mesma. Não conte o código a ninguém.',
    ],
    action: 'Definir uma nova senha',
  },
  passwordChanged: {
    subject: 'Sua senha do Wickwise foi alterada',
    lines: [
      'A senha da sua conta acabou de ser alterada. Os outros dispositivos foram desconectados.',
      'Não foi você? Defina uma nova senha imediatamente.',
    ],
    action: 'Definir uma nova senha',
  },
  secondFactorOn: {
    subject: 'A verificação em duas etapas está ativada',
    lines: [
      'A partir de agora, entrar na sua conta exige um código do seu aplicativo autenticador. Os outros dispositivos foram desconectados. Guarde seus códigos de recuperação em um lugar seguro.',
      'Não foi você? Escreva imediatamente para o nosso suporte.',
    ],
    action: 'Abrir as configurações',
  },
  secondFactorOff: {
    subject: 'A verificação em duas etapas foi desativada',
    lines: [
      'Agora sua conta abre só com a senha. Os outros dispositivos foram desconectados.',
      'Não foi você? Defina uma nova senha e ative-a de novo imediatamente.',
    ],
    action: 'Abrir as configurações',
  },
  recoveryCodeUsed: {
    subject: 'Um código de recuperação abriu sua conta do Wickwise',
    lines: [
      'Alguém acabou de entrar na sua conta com a senha e um código de recuperação. Esse código não vale mais; códigos restantes: {left}.',
      'Não foi você? Defina uma nova senha imediatamente. Restam poucos? Crie outros nas configurações.',
    ],
    action: 'Abrir as configurações',
  },
  recoveryCodesRenewed: {
    subject: 'Seus códigos de recuperação do Wickwise são novos',
    lines: [
      'Dez novos códigos de recuperação acabam de ser criados para sua conta. Os que você guardava não valem mais.',
      'Não foi você? Defina uma nova senha e crie outros códigos de recuperação imediatamente.',
    ],
    action: 'Abrir as configurações',
  },
  emailChanged: {
    subject: 'O e-mail da sua conta do Wickwise foi alterado',
    lines: [
      'O e-mail da sua conta acabou de ser alterado. Este endereço não pertence mais a ela.',
      'Não foi você? Escreva imediatamente para o nosso suporte.',
    ],
    action: 'Escrever para o suporte',
  },
  accountDeleted: {
    subject: 'Sua conta Wickwise foi encerrada',
    lines: [
      'Sua conta acaba de ser encerrada e você foi desconectado em todos os aparelhos. Suas imagens, análises e dados pessoais serão apagados em 30 dias.',
      'Não foi você ou mudou de ideia? Escreva antes disso ao nosso suporte e tudo volta a ser como era.',
    ],
    action: 'Escrever ao suporte',
  },
  ticketAnswered: {
    subject: 'Resposta ao seu chamado: {subject}',
    lines: ['Nosso suporte respondeu ao seu chamado “{subject}”:'],
    action: 'Ler e responder',
  },
  analysisReady: {
    subject: 'Sua análise está pronta',
    lines: [
      'A análise do gráfico que você enviou está pronta. Ela demorou mais que o normal, por isso estamos escrevendo.',
    ],
    action: 'Ler a análise',
  },
  planChanged: {
    subject: 'Seu plano agora é {plan}',
    lines: [
      '{plan} começou. Seus novos créditos estão disponíveis e o plano vai até {date}.',
      'Você pagou {amount}. O recibo está no aplicativo, em Assinatura.',
    ],
    action: 'Ver o plano',
  },
  planRenewed: {
    subject: '{plan} foi renovado',
    lines: [
      '{plan} foi renovado e vai até {date}. Seus novos créditos estão disponíveis.',
      'Você pagou {amount}. O recibo está no aplicativo, em Assinatura.',
    ],
    action: 'Ver o plano',
  },
  paymentFailed: {
    subject: 'O pagamento de {plan} não foi concluído',
    lines: [
      'O pagamento de {amount} que renova {plan} foi recusado. Tentaremos novamente nos próximos dias.',
      'Verifique seu cartão ou escolha um plano novamente. Nada do seu histórico será perdido.',
    ],
    action: 'Verificar o plano',
  },
  planCanceled: {
    subject: '{plan} foi cancelado',
    lines: [
      '{plan} foi cancelado e não será mais cobrado. É válido até {date}; depois passa a valer o Free Plan.',
      'Mudou de ideia? Até lá, você pode retomá-lo em um só passo.',
    ],
    action: 'Ver o plano',
  },
  creditsLow: {
    subject: 'Você usou {used} de {total} análises',
    lines: [
      'Você usou {used} das {total} análises que {plan} inclui neste período.',
      'Um plano maior começa na hora, e o que você não usou é descontado do preço.',
    ],
    action: 'Comparar planos',
  },
};
