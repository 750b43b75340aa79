import type { UsersTexts } from "#app/i18n/locales/en/people/users.ts";

export const users: UsersTexts = {
  title: "Lista de usuarios",
  empty: "Aún no hay usuarios",
  emptyText: "Invite a alguien para empezar.",
  you: "{{name}} (usted)",
  neverSignedIn: "nunca",
  fields: {
    name: "Nombre",
    email: "Correo",
    role: "Función",
    agency: "Agencia",
    lastLogin: "Último acceso",
    status: "Estado",
    locale: "Idioma",
  },
  filters: {
    q: "Nombre o correo",
  },
  status: {
    invited: "Invitado",
    active: "Activo",
    suspended: "Suspendido",
  },
  roles: {
    "agency-manager": "Responsable de agencia",
    agent: "Agente",
    "agent-viewer": "Solo consulta",
    "supplier-manager": "Responsable",
    "supplier-staff": "Personal",
  },
  roleHints: {
    "agency-manager": "ve todos los expedientes de la agencia, su cuenta y sus usuarios",
    agent: "hace presupuestos y reservas, ve sus propios expedientes",
    "agent-viewer": "consulta y descarga, no cambia nada",
    "supplier-manager": "responde solicitudes, gestiona cupos y usuarios",
    "supplier-staff": "responde solicitudes y reconfirma",
  },
  invite: {
    open: "Invitar a un usuario",
    title: "Invitar a un usuario",
    intro: "Se enviará a esta dirección un enlace para elegir la contraseña. Sirve durante 7 días.",
    submit: "Enviar invitación",
  },
  ownAccount: "Esta es su propia cuenta. La encontrará en su perfil; su función debe cambiarla otra persona.",
  role: {
    title: "Función",
    text: "Lo que esta persona puede hacer. Vale desde el próximo clic.",
    submit: "Guardar función",
  },
  invitation: {
    title: "Invitación",
    text: "Aún no se ha elegido contraseña.",
  },
  password: {
    title: "Contraseña",
    text: "Para quien ya no puede iniciar sesión.",
  },
  access: {
    title: "Acceso",
    text: "Si esta persona puede iniciar sesión.",
  },
  deeds: {
    suspend: {
      text: "Se cerrarán de inmediato todas las sesiones de {{name}}, que no podrá entrar hasta su reactivación. Los expedientes y reservas se conservan.",
      submit: "Suspender",
    },
    reinstate: {
      text: "{{name}} podrá volver a entrar con la misma contraseña.",
      submit: "Reactivar",
    },
    "invite-again": {
      text: "Se enviará un nuevo enlace a {{email}}; el anterior dejará de servir.",
      submit: "Enviar de nuevo",
    },
    "reset-password": {
      text: "Se enviará a {{email}} un enlace para una nueva contraseña. Sirve durante 60 minutos.",
      submit: "Enviar el enlace",
    },
  },
  history: {
    created: "Creado",
    invited: "Invitado",
    "invited-again": "Invitación enviada de nuevo",
    "invitation-taken-up": "Invitación aceptada, contraseña elegida",
    changed: "Datos modificados",
    "role-changed": "Función cambiada",
    suspended: "Suspendido",
    reinstated: "Reactivado",
    "email-changed": "Correo cambiado",
    "password-changed": "Contraseña cambiada",
    "password-reset-sent": "Enlace para una nueva contraseña enviado",
    "two-factor-on": "Verificación en dos pasos activada",
    "two-factor-off": "Verificación en dos pasos desactivada",
    "calendar-link-renewed": "Nueva dirección del calendario",
    "calendar-link-closed": "Calendario desactivado",
  },
  saved: {
    invited: "La invitación está en camino a {{email}}.",
    role: "{{name}} tiene la nueva función.",
    suspend: "{{name}} ha quedado suspendido y sin sesiones abiertas.",
    reinstate: "{{name}} puede volver a entrar.",
    "invite-again": "Se ha enviado una nueva invitación a {{name}}.",
    "reset-password": "Se ha enviado a {{name}} un enlace para una nueva contraseña.",
  },
};
