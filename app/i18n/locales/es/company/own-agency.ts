import type { OwnAgencyTexts } from "#app/i18n/locales/en/company/own-agency.ts";

export const ownAgency: OwnAgencyTexts = {
  title: "Nuestra agencia",
  shown: {
    title: "Cómo la ven sus clientes",
    text: "Así figura la agencia en sus presupuestos. Su asesor modifica estos datos.",
    name: "Nombre",
    phone: "Teléfono",
    email: "Correo electrónico",
  },
  fields: { logo: "Logotipo" },
  logoText:
    "Figura junto a su nombre en los presupuestos que envía a sus clientes: en la página y en la cabecera del PDF. Un logotipo nuevo aparece también en los presupuestos ya enviados.",
  logoHint: "PNG, JPEG o WebP, hasta 1 MB y 4 megapíxeles, mejor sin márgenes. Se muestra sobre blanco.",
  logoNamed: "Logotipo {{mark}}",
  saved: "El logotipo está guardado y aparece en sus presupuestos.",
  removed: "Sus presupuestos ya no muestran ningún logotipo.",
};
