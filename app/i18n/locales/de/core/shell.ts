import type { ShellTexts } from "#app/i18n/locales/en/core/shell.ts";

export const shell: ShellTexts = {
  skipToContent: "Zum Inhalt springen",
  navigation: "Hauptnavigation",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  breadcrumbs: "Seitenpfad",
  search: {
    label: "Suchen",
    hint: "Vorgänge, Reisende, Pakete suchen",
  },
  keys: "Tasten",
  account: {
    menu: "Kontomenü von {{name}}",
    profile: "Profil",
    language: "Sprache",
    signOut: "Abmelden",
  },
  theme: {
    label: "Darstellung",
    light: "Hell",
    dark: "Dunkel",
    auto: "System",
  },
  woops: {
    title: "Hoppla",
    text: "Die gesuchte Seite gibt es leider nicht.",
    back: "Zurück zur Startseite",
    signIn: "Zurück zur Anmeldung",
    travelApp: "Ihre Reise-App finden",
    quote: "Ihr Angebot finden",
  },
  problem: {
    title: "Hier ist etwas schiefgegangen",
    text: "Ihre Arbeit ist nicht verloren. Versuchen Sie es erneut.",
    tellId: "Wenn es wieder geschieht, nennen Sie uns die Fehlernummer.",
    retry: "Erneut versuchen",
    errorId: "Fehlernummer",
    copy: "Kopieren",
    copied: "Kopiert",
  },
  offline: {
    title: "Die Verbindung ist weg",
    text: "Es wurde nichts gespeichert. Ihre Eingaben bleiben in diesem Tab und stehen wieder da, sobald die Verbindung zurück ist.",
  },
  maintenance: {
    title: "In wenigen Minuten zurück",
    text: "Wir spielen gerade eine neue Version ein. Diese Seite lädt sich von selbst neu.",
    retry: "Jetzt prüfen",
  },
  onHold: {
    title: "Ihr Unternehmen ist vorübergehend gesperrt",
    text: "Sie können alles lesen, aber nichts anfragen oder ändern. Bitte wenden Sie sich an uns.",
  },
  loading: "Wird geladen",
};
