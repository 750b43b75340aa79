import type { ShellTexts } from "#app/i18n/locales/en/core/shell.ts";

export const shell: ShellTexts = {
  skipToContent: "Vai al contenuto",
  navigation: "Navigazione principale",
  openMenu: "Apri il menu",
  closeMenu: "Chiudi il menu",
  breadcrumbs: "Percorso",
  search: {
    label: "Cerca",
    hint: "Cerca pratiche, viaggiatori, pacchetti",
  },
  keys: "Tasti",
  account: {
    menu: "Menu dell’account di {{name}}",
    profile: "Profilo",
    language: "Lingua",
    signOut: "Esci",
  },
  theme: {
    label: "Aspetto",
    light: "Chiaro",
    dark: "Scuro",
    auto: "Sistema",
  },
  woops: {
    title: "Ops",
    text: "Spiacenti, la pagina cercata non esiste.",
    back: "Torna all’inizio",
    signIn: "Torna all’accesso",
    travelApp: "Trovi la Sua app di viaggio",
    quote: "Trovi il Suo preventivo",
  },
  problem: {
    title: "Qualcosa non ha funzionato",
    text: "Il Suo lavoro non è andato perso. Riprovi.",
    tellId: "Se il problema si ripete, ci comunichi l’identificativo dell’errore.",
    retry: "Riprova",
    errorId: "Identificativo dell’errore",
    copy: "Copia",
    copied: "Copiato",
  },
  offline: {
    title: "La connessione si è interrotta",
    text: "Non è stato salvato nulla. Quanto ha scritto resta in questa scheda e ricompare appena torna la connessione.",
  },
  maintenance: {
    title: "Di nuovo operativi tra pochi minuti",
    text: "Stiamo installando una nuova versione. Questa pagina si ricarica da sola.",
    retry: "Controlla ora",
  },
  onHold: {
    title: "La Sua azienda è temporaneamente sospesa",
    text: "Può consultare tutto, ma non richiedere o modificare nulla. La preghiamo di contattarci.",
  },
  loading: "Caricamento",
};
