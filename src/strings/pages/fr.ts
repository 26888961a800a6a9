import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'help.title': 'Aide et support',
  'help.lead': 'Des réponses, un guide et des personnes.',
  'help.faq': 'Questions fréquentes',
  'help.q1': 'Quels formats d’image sont acceptés ?',
  'help.a1': 'PNG, JPG/JPEG et WebP, 5 Mo max.',
  'help.q2': 'À combien d’analyses ai-je droit ?',
  'help.a2': 'Free : 3 analyses par mois. Basic : 50. Pro : 200. Enterprise : illimité.',
  'help.q3': 'Puis-je exporter une analyse en PDF ?',
  'help.a3': 'Oui, avec les formules Pro et Enterprise.',
  'help.q4': 'D’où viennent les prix d’une analyse ?',
  'help.a4':
    'De votre image. Chaque chandelier est mesuré en pixels et reporté sur l’échelle des prix de l’axe. Si l’axe est illisible, l’analyse le dit et s’exprime en termes relatifs.',
  'help.q5': 'Que se passe-t-il sans connexion ?',
  'help.a5':
    'Votre image est enregistrée sur cet appareil et envoyée dès qu’il y a une connexion. Elle n’est jamais envoyée deux fois.',
  'help.q6': 'Une image illisible est-elle facturée ?',
  'help.a6': 'Non. Si aucun graphique n’est trouvé ou si l’analyse échoue, le crédit est rendu.',
  'help.q7': 'Y a-t-il un âge minimum ?',
  'help.a7': 'Oui. Les enfants de moins de 13 ans ne peuvent pas utiliser Wickwise.',
  'help.contact': 'Écrivez-nous',
  'help.contactLead': 'Nous répondons par e-mail.',
  'help.resources': 'Ressources',
  'help.chat': 'Poser une question',
  'help.tickets': 'Vos demandes d’assistance',

  'guide.title': 'Guide d’utilisation',
  'guide.lead': 'De l’image à l’analyse.',
  'guide.contents': 'Sommaire',
  'guide.h1': 'Prendre une bonne image',
  'guide.p1':
    'Une capture d’écran se lit le mieux ; une photo doit être prise de face, nette et sans reflet. Montrez des chandeliers ou des barres assez espacés et au moins trois étiquettes de l’axe des prix. Choisissez d’abord la stratégie : l’analyse commence avec l’image.',
  'guide.h2': 'Lire le résultat',
  'guide.p2':
    'Les calques sur votre image montrent les chandeliers, l’échelle, les niveaux et les signaux relevés ; affichez-les ou masquez-les. Le pourcentage dit la sûreté de la lecture, l’erreur de lecture (±) l’écart possible d’un prix. Sans axe lisible, l’analyse reste en termes relatifs. Une image illisible est refusée avec la raison, sans frais.',
  'guide.h3': 'Corriger l’échelle',
  'guide.p3':
    'Si les prix semblent faux, choisissez « Corriger l’échelle ». Faites glisser les deux lignes sur des hauteurs dont vous connaissez le prix et saisissez les prix : l’analyse est réécrite. Il faut une connexion, et cela ne coûte aucun crédit.',
  'guide.h4': 'Hors ligne et boîte d’envoi',
  'guide.p4':
    'Chaque image est enregistrée sur cet appareil avant l’envoi et n’est jamais envoyée deux fois. Sans connexion, elle attend dans « Images en route », en haut de l’écran, où vous pouvez la supprimer ou tout enregistrer en ZIP. Les analyses déjà ouvertes se lisent hors ligne.',
  'guide.h5': 'Formules et crédits',
  'guide.p5':
    'Chaque analyse prend un crédit du mois ; en cas d’échec, il est rendu. S’il n’en reste plus, les images suivantes attendent sur votre appareil. Après résiliation, une formule payée court jusqu’à la fin de sa période.',
  'guide.h6': 'Historique, comparaison, PDF',
  'guide.p6':
    'L’historique garde vos analyses : vous pouvez les chercher, les filtrer par date et les supprimer. « Comparer » en met deux côte à côte ; « Analyser à nouveau » applique une autre stratégie à la même image pour un crédit. Pro et Enterprise enregistrent un PDF.',
  'guide.h7': 'Confidentialité et vos données',
  'guide.p7':
    'Vos images et analyses ne sont visibles que de vous, et de notre assistance si vous demandez de l’aide. Les analyses se suppriment dans l’historique. Dans les paramètres, vous pouvez déconnecter tous les appareils, télécharger toutes vos données ou supprimer votre compte, dont les données sont effacées après 30 jours.',
  'video.title': 'Tutoriel vidéo',
  'video.lead': 'Une demi-minute de l’application en action, sans son.',
  'video.transcript': 'Ce que l’on voit',
  'video.s1': 'La stratégie Retracement de Fibonacci est choisie et une capture d’un graphique importée.',
  'video.s2': 'L’image est enregistrée, envoyée et mesurée ; quelques secondes plus tard, l’analyse est là.',
  'video.s3': 'Les calques sont affichés et masqués, puis la qualité de lecture et l’analyse sont lues.',
  'video.s4': 'L’analyse est rouverte depuis l’historique.',

  'updates.title': 'Nouveautés',
  'updates.upcoming': 'À venir',
  'updates.binary': 'Analyse d’options binaires',
  'updates.fundamental': 'Analyse fondamentale',
  'updates.due': 'Prévu : {when}',
  'updates.may2024': 'Mai 2024',
  'updates.june2024': 'Juin 2024',
  'updates.progress': '{percent} fait',
  'updates.releases': 'Versions',
  'updates.feature': 'Fonction',
  'updates.bugfix': 'Correctif',
  'updates.v120': 'v1.2.0',
  'updates.v112': 'v1.1.2',
  'updates.v120Text': 'Smart money : order blocks, fair value gaps, liquidité et breaker blocks.',
  'updates.v112Text': 'Les images prises avec le téléphone à la verticale sont redressées avant la lecture.',

  'legal.lastUpdated': 'Dernière mise à jour : mars 2024',
  'terms.title': 'Conditions d’utilisation',
  'terms.h1': 'Ce que vous acceptez',
  'terms.p1':
    'En créant un compte ou en utilisant Wickwise, vous acceptez ces conditions. Sinon, n’utilisez pas le service.',
  'terms.h2': 'Ce que fait le service',
  'terms.p2':
    'Wickwise lit des images de graphiques de trading et rédige une analyse technique de ce qu’il y a mesuré. Il peut mal lire une image ; chaque résultat indique la qualité de la lecture.',
  'terms.h3': 'Pas de conseil financier',
  'terms.p3':
    'Une analyse décrit un graphique. Ce n’est ni un conseil en investissement, ni une offre, ni une promesse de rendement. Les décisions et leurs conséquences vous appartiennent.',
  'terms.h4': 'Votre compte',
  'terms.p4':
    'Gardez votre mot de passe pour vous et votre e-mail à jour. Vous répondez de ce qui se passe sur votre compte. Vous devez avoir au moins 13 ans.',
  'terms.h5': 'Formules et paiement',
  'terms.p5':
    'Chaque formule comprend un nombre d’analyses par mois. Les formules payantes se renouvellent jusqu’à leur résiliation ; une formule résiliée reste utilisable jusqu’à la fin de la période payée. Une analyse échouée n’est pas facturée.',
  'terms.h6': 'Usage loyal',
  'terms.p6':
    'N’importez rien sur quoi vous n’avez pas de droit, ne perturbez pas le service et ne cherchez pas à atteindre les données d’autrui. Nous pouvons désactiver les comptes qui le font.',
  'terms.h7': 'Responsabilité',
  'terms.p7':
    'Le service est fourni tel quel. Dans les limites de la loi, nous ne répondons pas des pertes dues à des décisions de trading ou à l’indisponibilité du service.',
  'terms.h8': 'Changements et contact',
  'terms.p8':
    'Si ces conditions changent sur le fond, nous le disons dans l’app avant leur application. Questions : écrivez-nous depuis l’Aide.',
  'privacy.title': 'Politique de confidentialité',
  'privacy.h1': 'Ce que nous recueillons',
  'privacy.p1':
    'Votre nom, votre e-mail et votre photo de profil, une empreinte de votre mot de passe, les images de graphiques que vous envoyez avec leurs analyses, vos réglages, vos tickets d’assistance, les appareils sur lesquels vous êtes connecté et votre abonnement avec ses paiements.',
  'privacy.h2': 'Pourquoi',
  'privacy.p2':
    'Pour analyser vos graphiques, garder votre historique, vous répondre et gérer votre abonnement. Nous ne vendons pas vos données et n’affichons pas de publicité.',
  'privacy.h3': 'Sur votre appareil',
  'privacy.p3':
    'L’application conserve dans votre navigateur votre session, votre langue, les images en attente d’envoi et ce que vous avez vu en dernier, afin de fonctionner hors connexion. La déconnexion efface ce que vous avez vu. Elle ne pose aucun cookie de suivi.',
  'privacy.h4': 'Qui d’autre y a accès',
  'privacy.p4':
    'Les données de paiement vont au prestataire de paiement, jamais à nous. Les images ne sont montrées qu’à vous, et à notre support si vous demandez de l’aide.',
  'privacy.h5': 'Combien de temps',
  'privacy.p5':
    'Tant que votre compte existe. Une analyse que vous supprimez est effacée avec son image au bout d’un jour. Un compte supprimé est fermé aussitôt et vos données personnelles sont effacées après 30 jours ; les paiements restent dans notre comptabilité sans votre nom.',
  'privacy.h6': 'Vos droits',
  'privacy.p6':
    'Dans les réglages, vous pouvez télécharger toutes vos données dans un fichier ZIP et supprimer votre compte ; dans le profil, corriger votre nom et votre photo ; dans l’historique, supprimer des analyses une à une. Pour le reste, écrivez-nous depuis l’aide.',
  'privacy.h7': 'Enfants',
  'privacy.p7':
    'Wickwise ne s’adresse pas aux enfants de moins de 13 ans et nous ne gardons pas sciemment leurs données.',
};
