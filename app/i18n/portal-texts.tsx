import type { i18n } from "i18next";
import { useEffect, useState, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { loadAllTexts } from "#app/i18n/load-texts.ts";
import { wasAskedEarly } from "#app/i18n/use-translation.ts";

type PortalTextsProps = {
  /** Has the texts of the page that was opened. */
  translator: i18n;
  children: ReactNode;
};

/**
 * Gives the portal its texts: those of the opened page at once, all others as soon as the page is alive. A page that is
 * reached before they are there stands without them for that moment.
 */
export function PortalTexts({ translator, children }: PortalTextsProps) {
  const [current, setCurrent] = useState(translator);
  useEffect(() => {
    void loadRest(translator).then(
      // Another object tells the components that they have to look again.
      () => wasAskedEarly(translator) && setCurrent(Object.create(translator) as i18n),
      () => reloadWhenMissed(translator),
    );
  }, [translator]);
  return <I18nextProvider i18n={current}>{children}</I18nextProvider>;
}

async function loadRest(translator: i18n) {
  const { language } = translator;
  const all = await loadAllTexts(language);
  for (const [namespace, texts] of Object.entries(all)) {
    translator.addResourceBundle(language, namespace, texts);
  }
}

const lookAgainMs = 500;

/** Without the rest only the opened page can be read; the server, once it can be reached, has the texts of any other. */
function reloadWhenMissed(translator: i18n) {
  const watch = setInterval(() => {
    if (!wasAskedEarly(translator) || !navigator.onLine) return;
    clearInterval(watch);
    location.reload();
  }, lookAgainMs);
}
