import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  'admin.area': 'Administración',
  'admin.nav': 'Navegación de administración',
  'admin.login.title': 'Acceso de administrador',
  'admin.login.heading': 'Panel de administración',
  'admin.login.lead': 'Acceda con una cuenta de administrador.',
  'admin.login.failed': 'Credenciales no válidas',
  'admin.dashboard': 'Panel',
  'admin.signedInAs': 'Sesión de {name}',
  'admin.sessionGood': 'Su sesión de administrador es válida.',
  'admin.sessionUnchecked': 'No se pudo consultar al servidor sobre su sesión.',
  'admin.role': 'Función: {role}',
  'admin.role.admin': 'administrador',
  'admin.role.owner': 'propietario',
  'admin.profile': 'Ajustes del perfil',
  'admin.profileLead': 'Su nombre y correo como administrador.',
  'admin.profileLoadFailed': 'No se pudo cargar su perfil.',
  'admin.profileSaved': 'Perfil guardado',
  'admin.profileFailed': 'No se pudo guardar el perfil',
  'admin.collapse': 'Contraer la barra lateral',
  'admin.expand': 'Desplegar la barra lateral',
};
