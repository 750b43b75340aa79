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
  mail: {
    greeting: "Hola, {{name}}:",
    resetSubject: "Establecer una nueva contraseña",
    resetText: "Alguien, esperamos que usted, ha pedido una nueva contraseña para la cuenta {{username}}.",
    resetButton: "Establecer nueva contraseña",
    resetValidity: "El enlace funciona una sola vez, durante 60 minutos.",
    resetIgnore: "Si no ha sido usted, ignore este mensaje. Su contraseña no cambiará.",
    regards: "Un cordial saludo",
  },
};
