import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  'factor.title': 'Verificación en dos pasos',
  'factor.lead':
    'Además de la contraseña, un código de una aplicación de autenticación en tu teléfono. Quien solo sabe la contraseña no entra.',
  'factor.isOn': 'Activada',
  'factor.isOff': 'Desactivada',
  'factor.left': {
    one: 'Queda {count} código de recuperación',
    many: 'Quedan {count} códigos de recuperación',
    other: 'Quedan {count} códigos de recuperación',
  },
  'factor.few': 'Te quedan pocos. Crea otros a tiempo.',
  'factor.renew': 'Códigos de recuperación nuevos',
  'factor.renewLead':
    'Recibirás diez códigos de recuperación nuevos. Todos los que guardaste hasta ahora dejarán de servir.',
  'factor.renewAct': 'Crear códigos nuevos',
  'factor.renewed': 'Los códigos de recuperación son nuevos',
  'factor.required':
    'Quien gestiona esta instalación la exige a los administradores. Si la desactivas, tendrás que configurarla de nuevo antes de nada.',
  'factor.turnOn': 'Activar',
  'factor.turnOff': 'Desactivar',
  'factor.password': 'Tu contraseña',
  'factor.passwordHint':
    'Si solo inicias sesión con Google, crea antes una contraseña con «¿Olvidaste la contraseña?».',
  'factor.startLead': 'Necesitas una aplicación de autenticación. Se cerrará la sesión en tus demás dispositivos.',
  'factor.next': 'Continuar',
  'factor.scan': 'Escanea este código con tu aplicación de autenticación o escribe la clave.',
  'factor.qr': 'Código QR con la clave para tu aplicación de autenticación',
  'factor.key': 'Clave',
  'factor.openApp': 'Abrir en una aplicación de este dispositivo',
  'factor.code': 'Código de 6 cifras que muestra la aplicación',
  'factor.keep':
    'Guarda estos códigos de recuperación en un lugar seguro, lejos del teléfono. Cada uno abre tu cuenta una vez si pierdes la aplicación. No se vuelven a mostrar.',
  'factor.codes': 'Códigos de recuperación',
  'factor.copied': 'Copiado',
  'factor.save': 'Guardar como archivo',
  'factor.kept': 'Los he guardado',
  'factor.done': 'La verificación en dos pasos está activada',
  'factor.ended': 'La verificación en dos pasos está desactivada',
  'factor.endLead': 'Después, la contraseña sola abrirá tu cuenta. Se cerrará la sesión en tus demás dispositivos.',
  'factor.endCode': 'Código de la aplicación o código de recuperación',
  'factor.loadFailed': 'No se pudo cargar si está activada.',
  'factor.failed': 'No ha funcionado. Inténtalo de nuevo.',
  'factor.advice': 'Tu contraseña sola abre todo esto. Protégela con un segundo paso.',
  'factor.adviceAct': 'Configurar la verificación en dos pasos',
  'factor.requiredTitle': 'Un paso antes de empezar',
  'factor.requiredLead':
    'Aquí los administradores necesitan la verificación en dos pasos. En cuanto la actives, tendrás acceso a todo.',
};
