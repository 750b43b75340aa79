import type { ShellTexts } from "#app/i18n/locales/en/core/shell.ts";

export const shell: ShellTexts = {
  skipToContent: "Ir al contenido",
  navigation: "Navegación principal",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  breadcrumbs: "Ruta de navegación",
  search: {
    label: "Buscar",
    hint: "Buscar expedientes, viajeros, paquetes",
  },
  keys: "Teclas",
  account: {
    menu: "Menú de la cuenta de {{name}}",
    profile: "Perfil",
    language: "Idioma",
    signOut: "Cerrar sesión",
  },
  theme: {
    label: "Apariencia",
    light: "Claro",
    dark: "Oscuro",
    auto: "Sistema",
  },
  woops: {
    title: "Vaya",
    text: "Lo sentimos, la página que busca no existe.",
    back: "Volver al inicio",
    signIn: "Volver al acceso",
    travelApp: "Encontrar su app de viaje",
    quote: "Encontrar su presupuesto",
  },
  problem: {
    title: "Algo ha fallado",
    text: "No se ha perdido su trabajo. Inténtelo de nuevo.",
    tellId: "Si vuelve a ocurrir, envíenos el identificador del error.",
    retry: "Intentar de nuevo",
    errorId: "Identificador del error",
    copy: "Copiar",
    copied: "Copiado",
  },
  offline: {
    title: "Se ha perdido la conexión",
    text: "No se ha guardado nada. Lo que escribió se conserva en esta pestaña y volverá a aparecer en cuanto haya conexión.",
  },
  maintenance: {
    title: "Volvemos en unos minutos",
    text: "Estamos instalando una versión nueva. Esta página se recarga sola.",
    retry: "Comprobar ahora",
  },
  onHold: {
    title: "Su empresa está bloqueada temporalmente",
    text: "Puede consultar todo, pero no solicitar ni modificar nada. Póngase en contacto con nosotros.",
  },
  loading: "Cargando",
};
