import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'factor.title': 'Validation en deux étapes',
  'factor.lead':
    'En plus du mot de passe, un code d’une application d’authentification sur votre téléphone. Le mot de passe seul ne suffit plus pour entrer.',
  'factor.isOn': 'Activée',
  'factor.isOff': 'Désactivée',
  'factor.left': {
    one: '{count} code de secours restant',
    many: '{count} codes de secours restants',
    other: '{count} codes de secours restants',
  },
  'factor.few': 'Il en reste peu. Créez-en d’autres à temps.',
  'factor.renew': 'Nouveaux codes de secours',
  'factor.renewLead':
    'Vous recevrez dix nouveaux codes de secours. Tous ceux que vous conserviez cesseront de fonctionner.',
  'factor.renewAct': 'Créer de nouveaux codes',
  'factor.renewed': 'Les codes de secours sont nouveaux',
  'factor.required':
    'L’exploitant de cette installation l’exige des administrateurs. Une fois désactivée, elle doit être reconfigurée avant toute autre chose.',
  'factor.turnOn': 'Activer',
  'factor.turnOff': 'Désactiver',
  'factor.password': 'Votre mot de passe',
  'factor.passwordHint':
    'Si vous ne vous connectez qu’avec Google, choisissez d’abord un mot de passe avec « Mot de passe oublié ? ».',
  'factor.startLead': 'Il vous faut une application d’authentification. Vos autres appareils seront déconnectés.',
  'factor.next': 'Continuer',
  'factor.scan': 'Scannez ce code avec votre application d’authentification ou saisissez la clé.',
  'factor.qr': 'Code QR avec la clé pour votre application d’authentification',
  'factor.key': 'Clé',
  'factor.openApp': 'Ouvrir dans une application de cet appareil',
  'factor.code': 'Code à 6 chiffres affiché par l’application',
  'factor.keep':
    'Conservez ces codes de secours en lieu sûr, loin de votre téléphone. Chacun ouvre votre compte une fois si l’application est perdue. Ils ne seront plus affichés.',
  'factor.codes': 'Codes de secours',
  'factor.copied': 'Copié',
  'factor.save': 'Enregistrer un fichier',
  'factor.kept': 'Je les ai conservés',
  'factor.done': 'La validation en deux étapes est activée',
  'factor.ended': 'La validation en deux étapes est désactivée',
  'factor.endLead': 'Ensuite, le mot de passe seul ouvrira votre compte. Vos autres appareils seront déconnectés.',
  'factor.endCode': 'Code de l’application ou code de secours',
  'factor.loadFailed': 'Impossible de savoir si elle est activée.',
  'factor.failed': 'Cela n’a pas fonctionné. Réessayez.',
  'factor.advice': 'Votre mot de passe seul ouvre tout ceci. Protégez-le par une seconde étape.',
  'factor.adviceAct': 'Configurer la validation en deux étapes',
  'factor.requiredTitle': 'Une étape avant de commencer',
  'factor.requiredLead':
    'Ici, les administrateurs ont besoin de la validation en deux étapes. Dès qu’elle est activée, tout vous est ouvert.',
};
