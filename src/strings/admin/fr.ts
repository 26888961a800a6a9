import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  'admin.area': 'Administration',
  'admin.nav': 'Navigation d’administration',
  'admin.login.title': 'Connexion administrateur',
  'admin.login.heading': 'Espace d’administration',
  'admin.login.lead': 'Connectez-vous avec un compte administrateur.',
  'admin.login.failed': 'Identifiants non valides',
  'admin.dashboard': 'Tableau de bord',
  'admin.signedInAs': 'Connecté : {name}',
  'admin.sessionGood': 'Votre session d’administration est valide.',
  'admin.sessionUnchecked': 'Le serveur n’a pas pu être interrogé sur votre session.',
  'admin.role': 'Rôle : {role}',
  'admin.role.admin': 'administrateur',
  'admin.role.owner': 'propriétaire',
  'admin.profile': 'Réglages du profil',
  'admin.profileLead': 'Votre nom et votre e-mail d’administrateur.',
  'admin.profileLoadFailed': 'Votre profil n’a pas pu être chargé.',
  'admin.profileSaved': 'Profil enregistré',
  'admin.profileFailed': 'Échec de l’enregistrement du profil',
  'admin.collapse': 'Replier le panneau latéral',
  'admin.expand': 'Déplier le panneau latéral',
};
