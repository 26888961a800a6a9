import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  'factor.title': 'Verificação em duas etapas',
  'factor.lead':
    'Além da senha, um código de um aplicativo autenticador no seu celular. Quem só sabe a senha não entra.',
  'factor.isOn': 'Ativada',
  'factor.isOff': 'Desativada',
  'factor.left': {
    one: 'Resta {count} código de recuperação',
    many: 'Restam {count} códigos de recuperação',
    other: 'Restam {count} códigos de recuperação',
  },
  'factor.few': 'Restam poucos. Crie outros a tempo.',
  'factor.renew': 'Novos códigos de recuperação',
  'factor.renewLead':
    'Você receberá dez novos códigos de recuperação. Todos os que guardou até agora deixarão de valer.',
  'factor.renewAct': 'Criar novos códigos',
  'factor.renewed': 'Os códigos de recuperação são novos',
  'factor.required':
    'Quem opera esta instalação a exige dos administradores. Se você a desativar, terá que configurá-la de novo antes de qualquer outra coisa.',
  'factor.turnOn': 'Ativar',
  'factor.turnOff': 'Desativar',
  'factor.password': 'Sua senha',
  'factor.passwordHint': 'Se você só entra com o Google, defina antes uma senha em “Esqueceu a senha?”.',
  'factor.startLead': 'Você precisa de um aplicativo autenticador. Seus outros dispositivos serão desconectados.',
  'factor.next': 'Continuar',
  'factor.scan': 'Escaneie este código com seu aplicativo autenticador ou digite a chave.',
  'factor.qr': 'Código QR com a chave para seu aplicativo autenticador',
  'factor.key': 'Chave',
  'factor.openApp': 'Abrir em um aplicativo deste dispositivo',
  'factor.code': 'Código de 6 dígitos que o aplicativo mostra',
  'factor.keep':
    'Guarde estes códigos de recuperação em um lugar seguro, longe do celular. Cada um abre sua conta uma vez se você perder o aplicativo. Eles não serão mostrados de novo.',
  'factor.codes': 'Códigos de recuperação',
  'factor.copied': 'Copiado',
  'factor.save': 'Salvar como arquivo',
  'factor.kept': 'Já guardei',
  'factor.done': 'A verificação em duas etapas está ativada',
  'factor.ended': 'A verificação em duas etapas está desativada',
  'factor.endLead': 'Depois disso, só a senha abre sua conta. Seus outros dispositivos serão desconectados.',
  'factor.endCode': 'Código do aplicativo ou código de recuperação',
  'factor.loadFailed': 'Não foi possível carregar se está ativada.',
  'factor.failed': 'Não funcionou. Tente de novo.',
  'factor.advice': 'Sua senha sozinha abre tudo isto. Proteja-a com uma segunda etapa.',
  'factor.adviceAct': 'Configurar a verificação em duas etapas',
  'factor.requiredTitle': 'Uma etapa antes de começar',
  'factor.requiredLead':
    'Aqui os administradores precisam da verificação em duas etapas. Assim que ela estiver ativada, tudo fica disponível.',
};
