import type { Translation } from '../text.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  'help.title': 'Ayuda y soporte',
  'help.lead': 'Respuestas, una guía y personas.',
  'help.faq': 'Preguntas frecuentes',
  'help.q1': '¿Qué formatos de imagen se aceptan?',
  'help.a1': 'PNG, JPG/JPEG y WebP, máx. 5 MB.',
  'help.q2': '¿Cuántos análisis tengo?',
  'help.a2': 'Free: 3 análisis al mes. Basic: 50. Pro: 200. Enterprise: ilimitados.',
  'help.q3': '¿Puedo exportar un análisis en PDF?',
  'help.a3': 'Sí, con los planes Pro y Enterprise.',
  'help.q4': '¿De dónde salen los precios de un análisis?',
  'help.a4':
    'De tu imagen. Cada vela se mide en píxeles y se lleva a la escala de precios del eje. Si el eje no se puede leer, el análisis lo dice y habla en términos relativos.',
  'help.q5': '¿Qué pasa sin conexión?',
  'help.a5': 'Tu imagen se guarda en este dispositivo y se envía en cuanto haya conexión. Nunca se envía dos veces.',
  'help.q6': '¿Se cobra una imagen que no se puede leer?',
  'help.a6': 'No. Si no se encuentra un gráfico o el análisis falla, se devuelve el crédito.',
  'help.q7': '¿Hay un límite de edad?',
  'help.a7': 'Sí. Los menores de 13 años no pueden usar Wickwise.',
  'help.contact': 'Escríbenos',
  'help.contactLead': 'Respondemos por correo.',
  'help.resources': 'Recursos',
  'help.chat': 'Hacer una pregunta',
  'help.tickets': 'Tus solicitudes de soporte',

  'guide.title': 'Guía de uso',
  'guide.lead': 'De la imagen al análisis.',
  'guide.contents': 'Contenido',
  'guide.h1': 'Tomar una buena imagen',
  'guide.p1':
    'Una captura de pantalla se lee mejor; una foto debe ser frontal, nítida y sin reflejos. Muestra velas o barras bien separadas y al menos tres etiquetas del eje de precios. Elige primero la estrategia: el análisis empieza con la imagen.',
  'guide.h2': 'Leer el resultado',
  'guide.p2':
    'Las capas sobre tu imagen muestran las velas, la escala, los niveles y las señales leídas; actívalas y desactívalas. El porcentaje indica la seguridad de la lectura; el error de lectura (±), cuánto puede desviarse un precio. Sin un eje legible, el análisis usa términos relativos. Una imagen ilegible se rechaza con el motivo y sin coste.',
  'guide.h3': 'Corregir la escala',
  'guide.p3':
    'Si los precios parecen erróneos, elige «Corregir la escala». Arrastra ambas líneas a alturas cuyo precio conozcas y escribe los precios: el análisis se vuelve a escribir. Requiere conexión y no gasta créditos.',
  'guide.h4': 'Sin conexión y la bandeja de salida',
  'guide.p4':
    'Cada imagen se guarda en este dispositivo antes de enviarse y nunca se envía dos veces. Sin conexión espera en «Imágenes en camino», en la parte superior, donde puedes eliminarla o guardar todo en ZIP. Los análisis ya abiertos pueden leerse sin conexión.',
  'guide.h5': 'Planes y créditos',
  'guide.p5':
    'Cada análisis gasta un crédito del mes; si falla, se devuelve. Cuando no queda ninguno, las demás imágenes esperan en tu dispositivo. Tras cancelar, un plan de pago dura hasta el final de su periodo.',
  'guide.h6': 'Historial, comparación y PDF',
  'guide.p6':
    'El historial guarda tus análisis: puedes buscarlos, filtrarlos por fecha y eliminarlos. «Comparar» pone dos lado a lado; «Analizar de nuevo» aplica otra estrategia a la misma imagen por un crédito. Pro y Enterprise guardan un PDF.',
  'guide.h7': 'Privacidad y tus datos',
  'guide.p7':
    'Solo tú ves tus imágenes y análisis, y nuestro soporte cuando pides ayuda. Los análisis se eliminan en el historial. En los ajustes puedes cerrar la sesión de todos los dispositivos, descargar todos tus datos o eliminar tu cuenta; sus datos se borran a los 30 días.',
  'video.title': 'Videotutorial',
  'video.lead': 'Medio minuto de la aplicación en uso, sin sonido.',
  'video.transcript': 'Qué se ve',
  'video.s1': 'Se elige la estrategia Retroceso de Fibonacci y se sube una captura de un gráfico.',
  'video.s2': 'La imagen se guarda, se envía y se mide; unos segundos después el análisis está listo.',
  'video.s3': 'Se activan y desactivan las capas sobre la imagen; después se leen la calidad de lectura y el análisis.',
  'video.s4': 'El análisis se abre de nuevo desde el historial.',

  'updates.title': 'Novedades',
  'updates.upcoming': 'Próximamente',
  'updates.binary': 'Análisis de opciones binarias',
  'updates.fundamental': 'Análisis fundamental',
  'updates.due': 'Previsto: {when}',
  'updates.may2024': 'Mayo de 2024',
  'updates.june2024': 'Junio de 2024',
  'updates.progress': '{percent} hecho',
  'updates.releases': 'Versiones',
  'updates.feature': 'Función',
  'updates.bugfix': 'Corrección',
  'updates.v120': 'v1.2.0',
  'updates.v112': 'v1.1.2',
  'updates.v120Text': 'Smart money: order blocks, fair value gaps, liquidez y breaker blocks.',
  'updates.v112Text': 'Las imágenes tomadas con el teléfono en vertical se enderezan antes de leerlas.',

  'legal.lastUpdated': 'Última actualización: marzo de 2024',
  'terms.title': 'Términos y condiciones',
  'terms.h1': 'Qué aceptas',
  'terms.p1':
    'Al crear una cuenta o usar Wickwise aceptas estos términos. Si no estás de acuerdo, no uses el servicio.',
  'terms.h2': 'Qué hace el servicio',
  'terms.p2':
    'Wickwise lee imágenes de gráficos bursátiles y redacta un análisis técnico de lo que midió en ellas. Puede leer mal una imagen; cada resultado dice con qué calidad se leyó.',
  'terms.h3': 'Sin asesoramiento financiero',
  'terms.p3':
    'Un análisis describe un gráfico. No es asesoramiento de inversión, ni una oferta, ni una promesa de rendimiento. Las decisiones y sus consecuencias son tuyas.',
  'terms.h4': 'Tu cuenta',
  'terms.p4':
    'Guarda tu contraseña para ti y mantén tu correo al día. Tú respondes de lo que ocurra en tu cuenta. Debes tener al menos 13 años.',
  'terms.h5': 'Planes y pago',
  'terms.p5':
    'Cada plan incluye un número de análisis al mes. Los planes de pago se renuevan hasta que se cancelan; un plan cancelado sigue disponible hasta el final del periodo pagado. Un análisis fallido no se cobra.',
  'terms.h6': 'Uso razonable',
  'terms.p6':
    'No subas nada a lo que no tengas derecho, no perturbes el servicio ni intentes acceder a datos ajenos. Podemos desactivar las cuentas que lo hagan.',
  'terms.h7': 'Responsabilidad',
  'terms.p7':
    'El servicio se ofrece tal cual. Hasta donde la ley lo permite, no respondemos de pérdidas por decisiones de trading ni por la indisponibilidad del servicio.',
  'terms.h8': 'Cambios y contacto',
  'terms.p8':
    'Si estos términos cambian en lo esencial, lo avisaremos en la app antes de que se apliquen. Preguntas: escríbenos desde Ayuda.',
  'privacy.title': 'Política de privacidad',
  'privacy.h1': 'Qué recogemos',
  'privacy.p1':
    'Tu nombre, correo y foto de perfil, un hash de tu contraseña, las imágenes de gráficos que envías con sus análisis, tus ajustes, tus tickets de soporte, los dispositivos en los que has iniciado sesión y tu suscripción con sus pagos.',
  'privacy.h2': 'Para qué',
  'privacy.p2':
    'Para analizar tus gráficos, guardar tu historial, responderte y gestionar tu suscripción. No vendemos tus datos ni mostramos publicidad.',
  'privacy.h3': 'En tu dispositivo',
  'privacy.p3':
    'La app guarda en tu navegador la sesión, el idioma, las imágenes pendientes de envío y lo último que has visto, para funcionar sin conexión. Al cerrar sesión se borra lo que has visto. No usa cookies de rastreo.',
  'privacy.h4': 'Quién más los ve',
  'privacy.p4':
    'Los datos de pago van al proveedor de pagos y nunca a nosotros. Las imágenes solo se te muestran a ti, y a nuestro soporte cuando pides ayuda.',
  'privacy.h5': 'Cuánto tiempo',
  'privacy.p5':
    'Mientras exista tu cuenta. Un análisis que eliminas se borra con su imagen al cabo de un día. Una cuenta eliminada se cierra de inmediato y tus datos personales se borran a los 30 días; los pagos quedan en nuestra contabilidad sin tu nombre.',
  'privacy.h6': 'Tus derechos',
  'privacy.p6':
    'En los ajustes puedes descargar todos tus datos en un archivo ZIP y eliminar tu cuenta; en el perfil, corregir tu nombre y tu foto; en el historial, eliminar análisis sueltos. Para lo demás, escríbenos desde Ayuda.',
  'privacy.h7': 'Menores',
  'privacy.p7': 'Wickwise no es para menores de 13 años y no guardamos a sabiendas datos suyos.',
};
