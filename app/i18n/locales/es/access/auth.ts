import type { AuthTexts } from "#app/i18n/locales/en/access/auth.ts";

export const auth: AuthTexts = {
  agentLogin: {
    title: "Iniciar sesión",
    heading: "Acceso para agencias",
    intro: "Presupuestos, reservas y documentos para sus clientes.",
  },
  officeLogin: {
    title: "Acceso administración",
    heading: "Acceso al back office",
    intro: "Para el equipo del receptivo.",
  },
  supplierLogin: {
    title: "Acceso proveedores",
    heading: "Acceso para proveedores",
    intro: "Solicitudes y reservas confirmadas de sus servicios.",
  },
  fields: {
    login: "Usuario o correo electrónico",
    password: "Contraseña",
    remember: "Mantener la sesión iniciada",
    newPassword: "Nueva contraseña",
    confirmation: "Repita la nueva contraseña",
    username: "Usuario o correo electrónico",
  },
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  submit: "Iniciar sesión",
  links: {
    forgotten: "¿Ha olvidado su contraseña?",
    agent: "Acceso agencias",
    office: "Acceso administración",
    supplier: "Acceso proveedores",
    travelApp: "Encontrar su app de viaje",
  },
  signedOut: "Ha cerrado la sesión.",
  passwordSet: "Su contraseña ha quedado establecida. Ya puede iniciar sesión.",
  forgotten: {
    title: "Contraseña olvidada",
    intro:
      "Indique su usuario o su correo electrónico. Le enviaremos un enlace para establecer una nueva contraseña.",
    submit: "Enviar el enlace",
    sentTitle: "Revise su correo",
    sentHint:
      "El enlace funciona una sola vez, durante 60 minutos. Si no llega nada, compruebe el nombre y la carpeta de spam, o pregunte a su persona de contacto.",
    back: "Volver al acceso",
    again: "Enviar de nuevo",
    againDone: "Hemos vuelto a enviar el enlace. Puede tardar un minuto en llegar.",
  },
  reset: {
    invitedTitle: "Le damos la bienvenida",
    invitedIntro: "Elija una contraseña de al menos 10 caracteres. Su nombre de usuario es {{username}}.",
    title: "Establecer nueva contraseña",
    intro: "Elija una contraseña de al menos 10 caracteres. Se cerrarán todas sus demás sesiones.",
    submit: "Guardar contraseña",
    expired: "Este enlace ya no se puede utilizar. Los enlaces funcionan una sola vez, durante 60 minutos.",
    askAgain: "Pedir un enlace nuevo",
    doneTitle: "Su contraseña ha quedado establecida",
    doneText: "Ya puede iniciar sesión con ella.",
    doneLogin: "Iniciar sesión",
  },
  code: {
    title: "Introduzca su código",
    intro: "Su contraseña es correcta. Introduzca ahora el código de su aplicación de autenticación.",
    field: "Código",
    hint: "Seis cifras, o uno de sus códigos de recuperación",
    back: "Volver al acceso",
  },
  confirmEmail: {
    title: "Confirmar correo electrónico",
    intro: "{{email}} será la dirección de su cuenta.",
    submit: "Confirmar la dirección",
    expired: "Este enlace ya no se puede utilizar. Los enlaces sirven una sola vez, durante 24 horas.",
  },
  codeExpired: "El inicio de sesión ha tardado demasiado. Introduzca de nuevo su contraseña.",
  emailConfirmed: "Su nueva dirección de correo está confirmada. Ya puede iniciar sesión con ella.",
  unavailable:
    "Ahora mismo no podemos acceder a nuestros sistemas. No se ha perdido lo que ha escrito: vuelva a intentarlo en un momento.",
  maintenance: "Estamos instalando una nueva versión. Vuelva a enviar el formulario dentro de unos minutos.",
};
