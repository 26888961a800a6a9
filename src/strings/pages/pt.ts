import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  'help.title': 'Ajuda e suporte',
  'help.lead': 'Respostas, um guia e pessoas.',
  'help.faq': 'Perguntas frequentes',
  'help.q1': 'Quais formatos de imagem são aceitos?',
  'help.a1': 'PNG, JPG/JPEG e WebP, máx. 5 MB.',
  'help.q2': 'Quantas análises eu tenho?',
  'help.a2': 'Free: 3 análises por mês. Basic: 50. Pro: 200. Enterprise: ilimitadas.',
  'help.q3': 'Posso exportar uma análise em PDF?',
  'help.a3': 'Sim, com os planos Pro e Enterprise.',
  'help.q4': 'De onde vêm os preços de uma análise?',
  'help.a4':
    'Da sua imagem. Cada candle é medido em pixels e levado à escala de preços do eixo. Se o eixo não puder ser lido, a análise diz isso e fala em termos relativos.',
  'help.q5': 'O que acontece sem conexão?',
  'help.a5': 'Sua imagem é salva neste dispositivo e enviada assim que houver conexão. Nunca é enviada duas vezes.',
  'help.q6': 'Uma imagem ilegível é cobrada?',
  'help.a6': 'Não. Se nenhum gráfico for encontrado ou a análise falhar, o crédito é devolvido.',
  'help.q7': 'Há limite de idade?',
  'help.a7': 'Sim. Menores de 13 anos não podem usar o Wickwise.',
  'help.contact': 'Escreva para nós',
  'help.contactLead': 'Respondemos por e-mail.',
  'help.resources': 'Recursos',
  'help.chat': 'Fazer uma pergunta',
  'help.tickets': 'Seus chamados de suporte',

  'guide.title': 'Guia de uso',
  'guide.lead': 'Da imagem à análise.',
  'guide.contents': 'Conteúdo',
  'guide.h1': 'Tirar uma boa imagem',
  'guide.p1':
    'Uma captura de tela é lida melhor; uma foto deve ser de frente, nítida e sem reflexo. Mostre candles ou barras bem separados e pelo menos três rótulos do eixo de preços. Escolha antes a estratégia: a análise começa com a imagem.',
  'guide.h2': 'Ler o resultado',
  'guide.p2':
    'As camadas sobre a imagem mostram os candles, a escala, os níveis e os sinais lidos; ative e desative cada uma. A porcentagem diz a certeza da leitura; o erro de leitura (±), quanto um preço pode variar. Sem um eixo legível, a análise usa termos relativos. Uma imagem ilegível é recusada com o motivo, sem custo.',
  'guide.h3': 'Corrigir a escala',
  'guide.p3':
    'Se os preços parecerem errados, escolha “Corrigir a escala”. Arraste as duas linhas até alturas cujo preço você conhece e digite os preços: a análise é reescrita. Isso exige conexão e não custa nenhum crédito.',
  'guide.h4': 'Offline e caixa de saída',
  'guide.p4':
    'Cada imagem é salva neste dispositivo antes do envio e nunca é enviada duas vezes. Sem conexão, ela espera em “Imagens a caminho”, no topo da tela, onde você pode excluí-la ou salvar tudo em ZIP. Análises já abertas podem ser lidas offline.',
  'guide.h5': 'Planos e créditos',
  'guide.p5':
    'Cada análise usa um crédito do mês; se falhar, ele é devolvido. Quando não resta nenhum, as outras imagens esperam no seu dispositivo. Após o cancelamento, um plano pago vale até o fim do período.',
  'guide.h6': 'Histórico, comparação e PDF',
  'guide.p6':
    'O histórico guarda suas análises: você pode buscar, filtrar por data e excluir. “Comparar” põe duas lado a lado; “Analisar de novo” aplica outra estratégia à mesma imagem por um crédito. Pro e Enterprise salvam um PDF.',
  'guide.h7': 'Privacidade e seus dados',
  'guide.p7':
    'Só você vê suas imagens e análises, e nosso suporte quando você pede ajuda. As análises são excluídas no histórico. Nas configurações você pode encerrar a sessão em todos os dispositivos, baixar todos os seus dados ou excluir sua conta, cujos dados são apagados após 30 dias.',
  'video.title': 'Tutorial em vídeo',
  'video.lead': 'Meio minuto do app em uso, sem som.',
  'video.transcript': 'O que ele mostra',
  'video.s1': 'A estratégia Retração de Fibonacci é escolhida e uma captura de um gráfico é enviada.',
  'video.s2': 'A imagem é salva, enviada e medida; alguns segundos depois a análise está pronta.',
  'video.s3':
    'As camadas sobre a imagem são ativadas e desativadas; depois, a qualidade da leitura e a análise são lidas.',
  'video.s4': 'A análise é aberta de novo pelo histórico.',

  'updates.title': 'Novidades',
  'updates.upcoming': 'Em breve',
  'updates.binary': 'Análise de opções binárias',
  'updates.fundamental': 'Análise fundamentalista',
  'updates.due': 'Previsto: {when}',
  'updates.may2024': 'Maio de 2024',
  'updates.june2024': 'Junho de 2024',
  'updates.progress': '{percent} pronto',
  'updates.releases': 'Versões',
  'updates.feature': 'Recurso',
  'updates.bugfix': 'Correção',
  'updates.v120': 'v1.2.0',
  'updates.v112': 'v1.1.2',
  'updates.v120Text': 'Smart money: order blocks, fair value gaps, liquidez e breaker blocks.',
  'updates.v112Text': 'Imagens tiradas com o telefone na vertical são endireitadas antes da leitura.',

  'legal.lastUpdated': 'Última atualização: março de 2024',
  'terms.title': 'Termos e condições',
  'terms.h1': 'Com o que você concorda',
  'terms.p1':
    'Ao criar uma conta ou usar o Wickwise você concorda com estes termos. Se não concordar, não use o serviço.',
  'terms.h2': 'O que o serviço faz',
  'terms.p2':
    'O Wickwise lê imagens de gráficos de trading e escreve uma análise técnica do que mediu nelas. Ele pode ler mal uma imagem; cada resultado diz quão bem ela foi lida.',
  'terms.h3': 'Sem aconselhamento financeiro',
  'terms.p3':
    'Uma análise descreve um gráfico. Não é recomendação de investimento, nem oferta, nem promessa de retorno. As decisões e suas consequências são suas.',
  'terms.h4': 'Sua conta',
  'terms.p4':
    'Guarde sua senha para si e mantenha seu e-mail atualizado. Você responde pelo que acontece na sua conta. É preciso ter pelo menos 13 anos.',
  'terms.h5': 'Planos e pagamento',
  'terms.p5':
    'Cada plano tem um número de análises por mês. Planos pagos se renovam até serem cancelados; um plano cancelado continua disponível até o fim do período pago. Uma análise que falha não é cobrada.',
  'terms.h6': 'Uso justo',
  'terms.p6':
    'Não envie nada a que não tenha direito, não perturbe o serviço e não tente acessar dados de outros. Podemos desativar contas que façam isso.',
  'terms.h7': 'Responsabilidade',
  'terms.p7':
    'O serviço é oferecido como está. Até onde a lei permite, não respondemos por perdas com decisões de trading nem pela indisponibilidade do serviço.',
  'terms.h8': 'Mudanças e contato',
  'terms.p8':
    'Se estes termos mudarem em substância, avisamos no app antes que passem a valer. Dúvidas: escreva para nós em Ajuda.',
  'privacy.title': 'Política de privacidade',
  'privacy.h1': 'O que coletamos',
  'privacy.p1':
    'Seu nome, e-mail e foto de perfil, um hash da sua senha, as imagens de gráficos que você envia com suas análises, suas configurações, seus tickets de suporte, os dispositivos em que você está conectado e sua assinatura com os pagamentos.',
  'privacy.h2': 'Para quê',
  'privacy.p2':
    'Para analisar seus gráficos, manter seu histórico, responder a você e cuidar da sua assinatura. Não vendemos seus dados nem mostramos publicidade.',
  'privacy.h3': 'No seu dispositivo',
  'privacy.p3':
    'O app guarda no seu navegador a sessão, o idioma, as imagens que aguardam envio e o que você viu por último, para funcionar sem rede. Ao sair, o que você viu é removido. Ele não usa cookies de rastreamento.',
  'privacy.h4': 'Quem mais vê',
  'privacy.p4':
    'Os dados de pagamento vão ao provedor de pagamento e nunca a nós. As imagens são mostradas só a você, e ao nosso suporte quando você pede ajuda.',
  'privacy.h5': 'Por quanto tempo',
  'privacy.p5':
    'Enquanto sua conta existir. Uma análise que você exclui é apagada com a imagem após um dia. Uma conta excluída é encerrada na hora e seus dados pessoais são apagados após 30 dias; os pagamentos ficam em nossa contabilidade sem o seu nome.',
  'privacy.h6': 'Seus direitos',
  'privacy.p6':
    'Nas configurações você pode baixar todos os seus dados em um arquivo ZIP e excluir sua conta; no perfil, corrigir seu nome e sua foto; no histórico, excluir análises avulsas. Para o restante, escreva para nós pela Ajuda.',
  'privacy.h7': 'Crianças',
  'privacy.p7': 'O Wickwise não é para menores de 13 anos, e não guardamos conscientemente dados deles.',
};
