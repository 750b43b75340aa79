import type { MailTexts } from "#api/mail/texts/en.ts";

export const mail: MailTexts = {
  greeting: "Hola, {{name}}:",
  resetSubject: "Establecer una nueva contraseña",
  resetText: "Alguien, esperamos que usted, ha pedido una nueva contraseña para la cuenta {{username}}.",
  resetButton: "Establecer nueva contraseña",
  resetValidity: "El enlace funciona una sola vez, durante 60 minutos.",
  resetIgnore: "Si no ha sido usted, ignore este mensaje. Su contraseña no cambiará.",
  invitationSubject: "Su cuenta está lista",
  invitationText: "{{inviter}} ha creado una cuenta para usted en {{organisation}}.",
  invitationName: "Su nombre de usuario es {{username}}. Elija una contraseña para empezar:",
  invitationButton: "Elegir contraseña",
  invitationValidity: "El enlace funciona una sola vez, durante 7 días.",
  emailChangeSubject: "Confirme su nueva dirección de correo",
  emailChangeText: "Confirme que {{email}} debe ser la dirección de su cuenta {{username}}.",
  emailChangeButton: "Confirmar la dirección",
  emailChangeValidity:
    "El enlace funciona una sola vez, durante 24 horas. Hasta entonces su dirección no cambia.",
  emailNoticeSubject: "Su dirección de correo va a cambiar",
  emailNoticeText:
    "La dirección de su cuenta {{username}} pasará a ser {{email}}. Cambiará en cuanto se abra el enlace que hemos enviado allí.",
  passwordChangedSubject: "Su contraseña ha cambiado",
  passwordChangedText:
    "La contraseña de su cuenta {{username}} ha cambiado. Se ha cerrado su sesión en todos los demás lugares.",
  twoFactorOnSubject: "Verificación en dos pasos activada",
  twoFactorOnText:
    "Se ha activado la verificación en dos pasos en su cuenta {{username}}. Guarde los códigos de recuperación en un lugar seguro.",
  twoFactorOffSubject: "Verificación en dos pasos desactivada",
  twoFactorOffText:
    "Se ha desactivado la verificación en dos pasos en su cuenta {{username}}. A partir de ahora basta con la contraseña.",
  recoverySubject: "Se ha utilizado un código de recuperación",
  recoveryText:
    "Alguien ha iniciado sesión en su cuenta {{username}} con un código de recuperación. Códigos restantes: {{left}}.",
  twoFactorWrongSubject: "Códigos incorrectos en su cuenta",
  twoFactorWrongText:
    "Alguien conoce la contraseña de su cuenta {{username}} y ha introducido tres códigos incorrectos en la verificación en dos pasos.",
  itineraryLinkSubject: "El enlace a su viaje {{reference}}",
  itineraryLinkText: "Este es el enlace al itinerario de {{trip}} ({{reference}}).",
  itineraryLinkWhy:
    "Alguien, esperamos que usted, ha buscado el viaje por la referencia de la reserva. Tras varios apellidos incorrectos, solo se abre con este enlace.",
  itineraryLinkButton: "Abrir el itinerario",
  itineraryLinkNotYou: "Si no ha sido usted, no tiene que hacer nada: nadie ha visto el viaje.",
  openFile: "Abrir la reserva",
  bookingRequestedSubject: "Su solicitud de reserva {{reference}}",
  bookingRequestedText:
    "Hemos recibido su solicitud de {{file_name}} ({{reference}}), con salida el {{travel_date}}.",
  bookingCounts: "Asegurados al momento: {{instant}}. A petición: {{asked}}.",
  bookingNext:
    "Consultamos a nuestros proveedores lo que está a petición y le avisaremos en cuanto respondan.",
  bookingReceivedSubject: "Solicitud de reserva {{reference}}",
  bookingReceivedText: "{{by}} ha solicitado {{file_name}} ({{reference}}), con salida el {{travel_date}}.",
  cancellationRequestedSubject: "Su cancelación de {{reference}}",
  cancellationRequestedText:
    "Ha cancelado {{file_name}} ({{reference}}), con salida el {{travel_date}}. Ahora avisamos a los proveedores afectados.",
  cancellationReason: "Motivo indicado: {{reason}}",
  cancellationReceivedSubject: "Cancelación {{reference}}",
  cancellationReceivedText:
    "{{by}} ha cancelado {{file_name}} ({{reference}}), con salida el {{travel_date}}.",
  bookingCancelledSubject: "Su reserva {{reference}} está cancelada",
  bookingCancelledText:
    "{{by}} ha cancelado por usted {{file_name}} ({{reference}}), con salida el {{travel_date}}.",
  cancellationFee: "Gastos de cancelación: {{fee}}.",
  changeRequestedSubject: "Cambio solicitado {{reference}}",
  changeRequestedText:
    "{{by}} pide un cambio en {{file_name}} ({{reference}}), con salida el {{travel_date}}. Por favor, aplíquelo o rechácelo.",
  changeDifference: "Diferencia de precio: {{difference}}. Gastos de cancelación: {{fee}}.",
  changeWaits:
    "Los nuevos precios de los servicios que un proveedor todavía tiene que aceptar se aplican cuando los acepte. Hasta entonces se mantienen los anteriores.",
  changeMadeSubject: "Reserva modificada {{reference}}",
  changeMadeText:
    "{{by}} ha modificado {{file_name}} ({{reference}}), con salida el {{travel_date}}. Todo estaba disponible al momento.",
  changeAppliedSubject: "Su cambio en {{reference}}",
  changeAppliedText: "Su cambio en {{file_name}} ({{reference}}), con salida el {{travel_date}}, está hecho.",
  bookingFinalisedSubject: "Documentación definitiva {{reference}}",
  bookingFinalisedText:
    "{{by}} ha finalizado {{file_name}}, referencia {{reference}}, con salida el {{travel_date}}. El itinerario y los bonos están en su portal; el enlace de su cliente muestra lo mismo.",
  bookingAmendedText:
    "{{by}} ha modificado para usted {{file_name}} ({{reference}}), con salida el {{travel_date}}. La reserva muestra cómo queda.",
  changeDeclinedSubject: "Su cambio en {{reference}} ha sido rechazado",
  changeDeclinedText:
    "No podemos hacer el cambio que ha pedido en {{file_name}} ({{reference}}), con salida el {{travel_date}}. La reserva queda como estaba.",
  noticeNotYou:
    "Si no ha sido usted, establezca de inmediato una nueva contraseña y avise a su persona de contacto.",
  paperSubject: "{{what}}",
  paperText: "Adjunto encontrará: {{what}}.",
  vouchersAttached: "Adjuntamos los bonos de todos los servicios confirmados.",
  vouchersSubject: "Bonos {{reference}}",
  vouchersText: "Adjuntamos los bonos de {{trip}} (referencia {{reference}}).",
  vouchersHint: "Hay un bono por cada servicio confirmado. Entréguelo a quien presta el servicio.",
  quoteSentSubject: "Su presupuesto: {{trip}}",
  quoteSentText: "{{agency}} ha preparado un viaje para usted: {{trip}} ({{reference}}).",
  quoteOpenButton: "Abrir el presupuesto",
  quoteValid: "Puede aceptarlo hasta el {{until}}.",
  quoteWriteBack: "En esa página también puede pedir cambios; {{agency}} le responde allí.",
  quoteAnswerSubject: "Una respuesta sobre su presupuesto: {{trip}}",
  quoteAnswerText: "{{sender}} le ha escrito sobre {{trip}} ({{reference}}):",
  quoteReceivedSubject: "Hemos recibido su aceptación: {{trip}}",
  quoteReceivedText:
    "Gracias por aceptar {{trip}} ({{reference}}). {{agency}} lo reservará ahora y se pondrá en contacto con usted. Lo que ha aceptado queda tal cual en esta página:",
  quoteAcceptedSubject: "Presupuesto aceptado {{reference}} {{trip}}",
  quoteAcceptedText: "{{client}} ha aceptado el presupuesto {{reference}} {{trip}}.",
  quoteDeclinedSubject: "Presupuesto rechazado {{reference}} {{trip}}",
  quoteDeclinedText: "{{client}} ha rechazado el presupuesto {{reference}} {{trip}}.",
  quoteQuestionSubject: "Un cliente ha escrito sobre {{reference}} {{trip}}",
  quoteQuestionText: "{{client}} ha escrito sobre el presupuesto {{reference}} {{trip}}:",
  fileMessageSubject: "Mensaje sobre {{reference}} {{trip}}",
  fileMessageText: "{{by}} ha escrito sobre {{reference}} {{trip}}:",
  quoteFileButton: "Abrir el expediente",
  requestNewSubject: "Solicitud de reserva {{reference}} {{file_name}}",
  requestAmendSubject: "Modificación de la reserva {{reference}} {{file_name}}",
  requestCancelSubject: "Cancelación {{reference}} {{file_name}}",
  requestReminderSubject: "Recordatorio: falta su respuesta a {{reference}} {{file_name}}",
  requestNewText: "Deseamos reservar con usted el siguiente servicio para {{reference}} {{file_name}}.",
  requestAmendText:
    "Deseamos modificar nuestra reserva con usted para {{reference}} {{file_name}}. Así debe quedar a partir de ahora; la página del enlace muestra qué ha cambiado.",
  requestCancelText:
    "Ya no necesitamos el siguiente servicio para {{reference}} {{file_name}}. Le rogamos que confirme la cancelación.",
  requestReminderText: "Aún no hemos recibido su respuesta sobre {{reference}} {{file_name}}.",
  requestDue: "Le rogamos que responda antes del {{due}}.",
  requestDueSoon: "La fecha está próxima: le rogamos que responda antes del {{due}}.",
  requestWasDue: "Esperábamos su respuesta antes del {{due}}.",
  requestButton: "Ver y responder a la solicitud",
  offerDeclinedSubject: "Sobre su oferta {{reference}} {{file_name}}",
  offerDeclinedText:
    "Gracias por lo que nos ofreció para {{reference}} {{file_name}}. No podemos aceptarlo, así que no hay nada reservado con ustedes para el servicio siguiente.",
  offerDeclinedButton: "Ver la solicitud",
  requestNoReply:
    "Responda únicamente con el botón: las respuestas a este correo no se leen. Si tiene alguna pregunta, llámenos al {{phone}}.",
  reconfirmSubject: "Por favor, reconfirme: reservas de {{brand}} ({{count}})",
  reconfirmReminderSubject: "Recordatorio: reconfirme sus reservas de {{brand}}",
  reconfirmText:
    "Los servicios siguientes están confirmados con usted y comienzan pronto. Compruebe, por favor, que espera a nuestros clientes tal como está reservado. En la página del enlace responde a todos con un clic; si algo ha cambiado, indíquelo allí.",
  reconfirmReminderText:
    "Aún no hemos recibido su respuesta sobre los servicios siguientes. Díganos, por favor, si se mantienen como están reservados.",
  reconfirmButton: "Comprobar y reconfirmar",
  reconfirmMore: "Y {{count}} más, en la página del enlace.",
  paymentRequestSubject: "Solicitud de pago {{reference}}",
  paymentRequestText: "{{brand}} le pide que pague {{amount}}: {{purpose}} ({{reference}}).",
  paymentRequestButton: "Ver y pagar",
  paymentRequestUntil: "Puede pagar con este enlace hasta el {{until}}.",
  paymentRequestSafe:
    "Los datos de su tarjeta se introducen en la página del proveedor de pagos. Nosotros nunca vemos el número.",
  paymentReceivedSubject: "Pago recibido {{reference}}",
  paymentReceivedText: "Gracias. Hemos recibido {{amount}}: {{purpose}} ({{reference}}).",
  paymentReceivedButton: "Abrir la confirmación",
  paymentReminderSubject: "Recordatorio de pago: {{what}}, vence el {{due}}",
  paymentReminderBefore: "{{what}} vence el {{due}}. Importe pendiente: {{amount}}.",
  paymentReminderToday: "{{what}} vence hoy, {{due}}. Importe pendiente: {{amount}}.",
  paymentReminderAfter: "{{what}} venció el {{due}}. Sigue pendiente: {{amount}}.",
  paymentReminderHow:
    "Reserva: {{booking}}. Indique por favor el número {{number}} en su pago. Adjuntamos la factura.",
  paymentReminderPaid: "Si ya ha pagado, no tenga en cuenta este mensaje.",
  stockSoldSubject: "Vendido de su cupo: {{reference}} {{file_name}}",
  stockBackSubject: "De vuelta en el cupo: {{reference}} {{file_name}}",
  stockChangedSubject: "Venta de su cupo modificada: {{reference}} {{file_name}}",
  stockSoldText:
    "Del cupo o de la venta libre que tenemos con usted hemos vendido los servicios siguientes para {{reference}} {{file_name}}. Están confirmados; no hace falta responder.",
  stockBackText:
    "Los servicios siguientes para {{reference}} {{file_name}} ya no hacen falta. Lo que ocupaban ha vuelto al cupo.",
  stockChangedText:
    "Ha cambiado lo que vendimos de su cupo para {{reference}} {{file_name}}. Lo que figura abajo está confirmado; no hace falta responder.",
  stockSold: "Vendido:",
  stockBack: "Devuelto:",
  stockTravellers: "Viajeros: {{names}}",
  stockRooms: "Habitaciones: {{rooms}}",
  stockNumber: "Cantidad: {{count}}",
  stockAdults: "Adultos: {{count}}",
  stockChildren: "Niños: {{count}} (edad {{ages}})",
  stockChildrenPlain: "Niños: {{count}}",
  stockInfants: "Bebés: {{count}}",
  stockRemarks: "Observación: {{remarks}}",
  stockButton: "Abrir las reservas confirmadas",
  regards: "Un cordial saludo",
};
