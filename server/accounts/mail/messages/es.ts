import type { MailCatalogue } from '../mail-text.ts';

export const es: MailCatalogue = {
  greeting: 'Hola, {name}:',
  closing: 'El equipo de Wickwise',
  optOut: 'Puedes desactivar los correos como este en los ajustes de Wickwise.',
  welcome: {
    subject: 'Te damos la bienvenida a Wickwise',
    lines: [
      'Tu cuenta está lista. Fotografía un gráfico bursátil o elige una imagen y lee lo que dicen sus precios.',
      'Añade Wickwise a la pantalla de inicio del teléfono: las fotos hechas sin conexión se guardan y se envían más tarde.',
    ],
    action: 'Analizar un gráfico',
  },
  code: {
    subject: '{code} es tu código de Wickwise',
    lines: [
      'Tu código para crear una contraseña nueva es {code}. Es válido durante 10 minutos.',
      '¿No lo has pedido? No hagas nada: tu contraseña sigue siendo la misma. No digas el código a nadie.',
    ],
    action: 'Crear una contraseña nueva',
  },
  passwordChanged: {
    subject: 'Se ha cambiado tu contraseña de Wickwise',
    lines: [
      'La contraseña de tu cuenta se acaba de cambiar. Se ha cerrado la sesión en los demás dispositivos.',
      '¿No has sido tú? Crea una contraseña nueva cuanto antes.',
    ],
    action: 'Crear una contraseña nueva',
  },
  secondFactorOn: {
    subject: 'La verificación en dos pasos está activada',
    lines: [
      'A partir de ahora, para iniciar sesión en tu cuenta hace falta un código de tu aplicación de autenticación. Se ha cerrado la sesión en los demás dispositivos. Guarda tus códigos de recuperación en un lugar seguro.',
      '¿No has sido tú? Escribe cuanto antes a nuestro equipo de soporte.',
    ],
    action: 'Abrir los ajustes',
  },
  secondFactorOff: {
    subject: 'La verificación en dos pasos se ha desactivado',
    lines: [
      'Ahora tu cuenta se abre solo con la contraseña. Se ha cerrado la sesión en los demás dispositivos.',
      '¿No has sido tú? Crea una contraseña nueva y vuelve a activarla cuanto antes.',
    ],
    action: 'Abrir los ajustes',
  },
  recoveryCodeUsed: {
    subject: 'Un código de recuperación ha abierto tu cuenta de Wickwise',
    lines: [
      'Alguien acaba de iniciar sesión en tu cuenta con la contraseña y un código de recuperación. Ese código ya no sirve; códigos restantes: {left}.',
      '¿No has sido tú? Crea una contraseña nueva cuanto antes. ¿Te quedan pocos? Crea otros en los ajustes.',
    ],
    action: 'Abrir los ajustes',
  },
  recoveryCodesRenewed: {
    subject: 'Tus códigos de recuperación de Wickwise son nuevos',
    lines: [
      'Se acaban de crear diez códigos de recuperación nuevos para tu cuenta. Los que guardaste antes ya no sirven.',
      '¿No has sido tú? Crea cuanto antes una contraseña nueva y otros códigos de recuperación.',
    ],
    action: 'Abrir los ajustes',
  },
  emailChanged: {
    subject: 'Se ha cambiado el correo de tu cuenta de Wickwise',
    lines: [
      'El correo de tu cuenta se acaba de cambiar. Esta dirección ya no pertenece a la cuenta.',
      '¿No has sido tú? Escribe cuanto antes a nuestro equipo de soporte.',
    ],
    action: 'Escribir a soporte',
  },
  accountDeleted: {
    subject: 'Tu cuenta de Wickwise se ha cerrado',
    lines: [
      'Tu cuenta acaba de cerrarse y se ha cerrado la sesión en todos los dispositivos. Tus imágenes, análisis y datos personales se borrarán dentro de 30 días.',
      '¿No has sido tú o has cambiado de idea? Escribe antes a nuestro soporte y todo volverá a estar como estaba.',
    ],
    action: 'Escribir a soporte',
  },
  ticketAnswered: {
    subject: 'Respuesta a tu ticket: {subject}',
    lines: ['Nuestro equipo de soporte ha respondido a tu ticket «{subject}»:'],
    action: 'Leer y responder',
  },
  analysisReady: {
    subject: 'Tu análisis está listo',
    lines: ['El análisis del gráfico que enviaste está listo. Ha tardado más de lo habitual, por eso te escribimos.'],
    action: 'Leer el análisis',
  },
  planChanged: {
    subject: 'Tu plan ahora es {plan}',
    lines: [
      '{plan} ya está activo. Tus nuevos créditos están listos y el plan dura hasta el {date}.',
      'Has pagado {amount}. Encontrarás el recibo en la aplicación, en Suscripción.',
    ],
    action: 'Ver tu plan',
  },
  planRenewed: {
    subject: '{plan} se ha renovado',
    lines: [
      '{plan} se ha renovado y dura hasta el {date}. Tus nuevos créditos están listos.',
      'Has pagado {amount}. Encontrarás el recibo en la aplicación, en Suscripción.',
    ],
    action: 'Ver tu plan',
  },
  paymentFailed: {
    subject: 'El pago de {plan} no se ha podido realizar',
    lines: [
      'Se ha rechazado el pago de {amount} para renovar {plan}. Lo intentaremos de nuevo en los próximos días.',
      'Comprueba tu tarjeta o vuelve a elegir un plan. No se pierde nada de tu historial.',
    ],
    action: 'Revisar tu plan',
  },
  planCanceled: {
    subject: '{plan} está cancelado',
    lines: [
      '{plan} está cancelado y no se volverá a cobrar. Es válido hasta el {date}; después se aplica el Free Plan.',
      '¿Has cambiado de opinión? Hasta entonces puedes reanudarlo en un paso.',
    ],
    action: 'Ver tu plan',
  },
  creditsLow: {
    subject: 'Has usado {used} de {total} análisis',
    lines: [
      'Has usado {used} de los {total} análisis que incluye {plan} en este periodo.',
      'Un plan mayor empieza de inmediato y lo que no hayas usado se descuenta de su precio.',
    ],
    action: 'Comparar planes',
  },
};
