import type { ApiTexts } from "#api/texts/en.ts";

export const es: ApiTexts = {
  itineraryNotFound:
    "No hemos encontrado ningún itinerario publicado con esta referencia. Compruébela e inténtelo de nuevo.",
  outage: "En este momento no podemos acceder a nuestros datos. Vuelva a intentarlo dentro de un momento.",
  surnameRequired: "Indique también el apellido de uno de los viajeros.",
  lookupLimit: "Demasiados intentos. Vuelva a intentarlo dentro de {{seconds}} segundos.",
  credentials: "Estos datos de acceso no coinciden con nuestros registros.",
  signInLimit: "Demasiados intentos de acceso. Vuelva a intentarlo dentro de {{seconds}} segundos.",
  resetSent:
    "Si existe una cuenta con este nombre, hemos enviado un enlace para establecer una nueva contraseña.",
  resetInvalid: "Este enlace ya no se puede utilizar. Solicite uno nuevo.",
  resetDone: "Su contraseña ha quedado establecida. Ya puede iniciar sesión.",
  passwordShort: "Este campo debe tener 10 caracteres o más",
  passwordLong: "Este campo debe tener 200 caracteres o menos",
  passwordCommon: "Esta contraseña es demasiado fácil de adivinar. Elija otra.",
  passwordConfirmed: "Las contraseñas deben coincidir",
  recordNotFound: "Este registro no existe o ya no existe.",
  changedMeanwhile: "Otra persona ha modificado este registro desde que usted lo abrió.",
  nameTaken: "Este nombre ya está en uso. Elija otro.",
  labelInUse: "Hay expedientes con esta etiqueta ({{count}}). Quítela primero de ellos o desactívela.",
  passwordWrong: "Esta no es su contraseña actual.",
  passwordSame: "Elija una contraseña distinta de la actual.",
  reauthLimit:
    "Demasiadas contraseñas o códigos incorrectos. Vuelva a intentarlo dentro de {{seconds}} segundos.",
  emailSame: "Esta ya es su dirección.",
  codeWrong: "Este código no es correcto. Los códigos cambian cada 30 segundos y sirven una sola vez.",
  stepExpired: "El inicio de sesión ha tardado demasiado. Introduzca de nuevo su contraseña.",
  twoFactorDue: "Configure primero la verificación en dos pasos.",
  twoFactorOnAlready: "La verificación en dos pasos ya está activada.",
  twoFactorOffAlready: "La verificación en dos pasos no está activada.",
  twoFactorCompulsory: "La verificación en dos pasos es obligatoria para esta cuenta y permanece activada.",
  enrolmentMissing: "Empiece de nuevo con su contraseña.",
  stale: "Entretanto se ha modificado en otra ventana. Compruebe los datos y guarde de nuevo.",
  onHold:
    "Su empresa está bloqueada temporalmente: puede consultar todo, pero no solicitar ni modificar nada. Póngase en contacto con nosotros.",
  userExists: "Ya existe una cuenta con esta dirección de correo.",
  lastManager: "Debe quedar un responsable activo. Asigne antes esta función a otra persona.",
  notYourself: "No puede hacer esto con su propia cuenta.",
  userNotFound: "Este usuario ya no existe.",
  notInvited: "Este usuario ya ha establecido una contraseña.",
  notActive: "Solo es posible con usuarios activos.",
  agencyUnknown: "Elija una de las agencias.",
  mail: {
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
    noticeNotYou:
      "Si no ha sido usted, establezca de inmediato una nueva contraseña y avise a su contacto con nosotros.",
    regards: "Un cordial saludo",
  },
};
