import type { AuthTexts } from "#app/i18n/locales/en/access/auth.ts";

export const auth: AuthTexts = {
  agentLogin: {
    title: "Anmelden",
    heading: "Anmeldung für Reisebüros",
    intro: "Angebote, Buchungen und Unterlagen für Ihre Kunden.",
  },
  officeLogin: {
    title: "Admin-Anmeldung",
    heading: "Anmeldung Backoffice",
    intro: "Für das Team der Zielgebietsagentur.",
  },
  supplierLogin: {
    title: "Leistungsträger-Anmeldung",
    heading: "Anmeldung für Leistungsträger",
    intro: "Anfragen und bestätigte Buchungen Ihrer Leistungen.",
  },
  fields: {
    login: "Benutzername oder E-Mail",
    password: "Passwort",
    remember: "Angemeldet bleiben",
    newPassword: "Neues Passwort",
    confirmation: "Neues Passwort wiederholen",
    username: "Benutzername oder E-Mail",
  },
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  submit: "Anmelden",
  links: {
    forgotten: "Passwort vergessen?",
    agent: "Reisebüro-Anmeldung",
    office: "Admin-Anmeldung",
    supplier: "Leistungsträger-Anmeldung",
    travelApp: "Ihre Reise-App finden",
  },
  signedOut: "Sie wurden abgemeldet.",
  passwordSet: "Ihr Passwort wurde festgelegt. Sie können sich jetzt anmelden.",
  forgotten: {
    title: "Passwort vergessen",
    intro:
      "Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link für ein neues Passwort.",
    submit: "Link senden",
    sentTitle: "Prüfen Sie Ihr E-Mail-Postfach",
    sentHint:
      "Der Link funktioniert einmal, innerhalb von 60 Minuten. Falls nichts ankommt, prüfen Sie den Namen und den Spam-Ordner oder fragen Sie Ihre Ansprechperson bei uns.",
    back: "Zurück zur Anmeldung",
    again: "Erneut senden",
    againDone: "Der Link wurde erneut gesendet. Bis er ankommt, kann es eine Minute dauern.",
  },
  reset: {
    invitedTitle: "Willkommen",
    invitedIntro: "Wählen Sie ein Passwort mit mindestens 10 Zeichen. Ihr Benutzername lautet {{username}}.",
    title: "Neues Passwort festlegen",
    intro: "Wählen Sie ein Passwort mit mindestens 10 Zeichen. Alle anderen Sitzungen werden beendet.",
    submit: "Passwort festlegen",
    expired:
      "Dieser Link kann nicht mehr verwendet werden. Links funktionieren einmal, innerhalb von 60 Minuten.",
    askAgain: "Neuen Link anfordern",
    doneTitle: "Ihr Passwort wurde festgelegt",
    doneText: "Sie können sich jetzt damit anmelden.",
    doneLogin: "Anmelden",
  },
  code: {
    title: "Code eingeben",
    intro: "Ihr Passwort stimmt. Geben Sie nun den Code aus Ihrer Authenticator-App ein.",
    field: "Code",
    hint: "Sechs Ziffern oder einer Ihrer Wiederherstellungscodes",
    back: "Zurück zur Anmeldung",
  },
  confirmEmail: {
    title: "E-Mail-Adresse bestätigen",
    intro: "{{email}} wird die Adresse Ihres Kontos.",
    submit: "Adresse bestätigen",
    expired:
      "Dieser Link kann nicht mehr verwendet werden. Links funktionieren einmal, innerhalb von 24 Stunden.",
  },
  codeExpired: "Die Anmeldung hat zu lange gedauert. Bitte geben Sie Ihr Passwort erneut ein.",
  emailConfirmed: "Ihre neue E-Mail-Adresse ist bestätigt. Sie können sich jetzt damit anmelden.",
  unavailable:
    "Unsere Systeme sind gerade nicht erreichbar. Ihre Eingaben sind nicht verloren: Bitte versuchen Sie es gleich noch einmal.",
  maintenance:
    "Wir spielen gerade eine neue Version ein. Bitte senden Sie das Formular in einigen Minuten erneut.",
};
