import type { MailCatalogue } from '../mail-text.ts';

export const fr: MailCatalogue = {
  greeting: 'Bonjour {name},',
  closing: 'L’équipe Wickwise',
  optOut: 'Vous pouvez désactiver les e-mails de ce type dans les réglages de Wickwise.',
  welcome: {
    subject: 'Bienvenue sur Wickwise',
    lines: [
      'Votre compte est prêt. Photographiez un graphique boursier ou choisissez une image, et lisez ce que disent ses prix.',
      'Ajoutez Wickwise à l’écran d’accueil de votre téléphone : les photos prises sans connexion sont gardées et envoyées plus tard.',
    ],
    action: 'Analyser un graphique',
  },
  code: {
    subject: '{code} est votre code Wickwise',
    lines: [
      'Votre code pour choisir un nouveau mot de passe est {code}. Il est valable 10 minutes.',
      'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe reste le même. Ne donnez ce code à personne.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Wickwise a été modifié',
    lines: [
      'Le mot de passe de votre compte vient d’être modifié. Les autres appareils ont été déconnectés.',
      'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  secondFactorOn: {
    subject: 'La validation en deux étapes est activée',
    lines: [
      'La connexion à votre compte demande désormais un code de votre application d’authentification. Les autres appareils ont été déconnectés. Conservez vos codes de secours en lieu sûr.',
      'Ce n’était pas vous ? Écrivez tout de suite à notre assistance.',
    ],
    action: 'Ouvrir les réglages',
  },
  secondFactorOff: {
    subject: 'La validation en deux étapes a été désactivée',
    lines: [
      'Votre compte s’ouvre désormais avec le seul mot de passe. Les autres appareils ont été déconnectés.',
      'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et réactivez-la.',
    ],
    action: 'Ouvrir les réglages',
  },
  recoveryCodeUsed: {
    subject: 'Un code de secours a ouvert votre compte Wickwise',
    lines: [
      'Quelqu’un vient de se connecter à votre compte avec le mot de passe et un code de secours. Ce code ne sert plus ; codes restants : {left}.',
      'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe. Il vous en reste peu ? Créez-en d’autres dans les réglages.',
    ],
    action: 'Ouvrir les réglages',
  },
  recoveryCodesRenewed: {
    subject: 'Vos codes de secours Wickwise sont nouveaux',
    lines: [
      'Dix nouveaux codes de secours viennent d’être créés pour votre compte. Ceux que vous conserviez ne servent plus.',
      'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et créez d’autres codes de secours.',
    ],
    action: 'Ouvrir les réglages',
  },
  emailChanged: {
    subject: 'L’adresse e-mail de votre compte Wickwise a été modifiée',
    lines: [
      'L’adresse e-mail de votre compte vient d’être modifiée. Celle-ci n’y est plus associée.',
      'Ce n’était pas vous ? Écrivez tout de suite à notre assistance.',
    ],
    action: 'Écrire à l’assistance',
  },
  accountDeleted: {
    subject: 'Votre compte Wickwise a été fermé',
    lines: [
      'Votre compte vient d’être fermé et vous avez été déconnecté partout. Vos images, analyses et données personnelles seront effacées dans 30 jours.',
      'Ce n’était pas vous, ou vous avez changé d’avis ? Écrivez à notre assistance d’ici là et tout redeviendra comme avant.',
    ],
    action: 'Écrire à l’assistance',
  },
  ticketAnswered: {
    subject: 'Réponse à votre ticket : {subject}',
    lines: ['Notre assistance a répondu à votre ticket « {subject} » :'],
    action: 'Lire et répondre',
  },
  analysisReady: {
    subject: 'Votre analyse est prête',
    lines: [
      'L’analyse du graphique que vous avez envoyé est prête. Elle a pris plus de temps que d’habitude, c’est pourquoi nous vous écrivons.',
    ],
    action: 'Lire l’analyse',
  },
  planChanged: {
    subject: 'Votre forfait est maintenant {plan}',
    lines: [
      '{plan} a commencé. Vos nouveaux crédits sont prêts et le forfait court jusqu’au {date}.',
      'Vous avez payé {amount}. Le reçu se trouve dans l’application, sous Abonnement.',
    ],
    action: 'Voir votre forfait',
  },
  planRenewed: {
    subject: '{plan} a été renouvelé',
    lines: [
      '{plan} a été renouvelé et court jusqu’au {date}. Vos nouveaux crédits sont prêts.',
      'Vous avez payé {amount}. Le reçu se trouve dans l’application, sous Abonnement.',
    ],
    action: 'Voir votre forfait',
  },
  paymentFailed: {
    subject: 'Votre paiement pour {plan} a échoué',
    lines: [
      'Le paiement de {amount} pour renouveler {plan} a été refusé. Nous réessaierons dans les prochains jours.',
      'Vérifiez votre carte ou choisissez à nouveau un forfait. Rien de votre historique n’est perdu.',
    ],
    action: 'Vérifier votre forfait',
  },
  planCanceled: {
    subject: '{plan} est résilié',
    lines: [
      '{plan} est résilié et ne sera plus débité. Il reste valable jusqu’au {date}, puis le Free Plan s’applique.',
      'Vous avez changé d’avis ? D’ici là, vous pouvez le reprendre en une étape.',
    ],
    action: 'Voir votre forfait',
  },
  creditsLow: {
    subject: 'Vous avez utilisé {used} analyses sur {total}',
    lines: [
      'Vous avez utilisé {used} des {total} analyses que {plan} comprend pour cette période.',
      'Un forfait supérieur commence aussitôt, et ce que vous n’avez pas utilisé est déduit de son prix.',
    ],
    action: 'Comparer les forfaits',
  },
};
