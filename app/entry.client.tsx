import { startTransition, StrictMode, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { browserTranslator } from "#app/i18n/browser-translator.ts";
import { fallbackLocale } from "#app/i18n/config.ts";
import { PortalTexts } from "#app/i18n/portal-texts.tsx";
import { loadTexts } from "#app/i18n/load-texts.ts";
import { ignoreWhatWasBrokenOff, watchErrors } from "#app/lib/error-reports.ts";
import { recover } from "#app/lib/route-recovery.ts";

/** Starts the portal in the language the server rendered, with the texts that the opened page uses. */
async function hydrate() {
  const locale = document.documentElement.lang || fallbackLocale;
  const used = document.querySelector<HTMLElement>("script[data-texts]")?.dataset["texts"] ?? "core";
  const translator = browserTranslator(locale, await loadTexts(locale, used.split(" ")));
  startTransition(() => {
    hydrateRoot(
      document,
      <PortalTexts translator={translator}>
        <StrictMode>
          <Desk />
        </StrictMode>
      </PortalTexts>,
    );
  });
}

/** The framework follows the address from its first line on, but shows what it follows only once it has been drawn. */
function Desk() {
  useLayoutEffect(() => {
    isAlive = true;
  }, []);
  return <HydratedRouter onError={(error) => report(error)} />;
}

/**
 * Back or Forward while the page comes alive, which takes a while on a slow phone: what is being drawn belongs to the
 * address before. It is asked for before the framework hears of it; a step within the page is the framework's own.
 */
window.addEventListener("popstate", (event) => {
  if (isAlive || !hasMovedOn()) return;
  event.stopImmediatePropagation();
  location.reload();
});

/** True when Back or Forward led to another address of this document than the one that the server rendered. */
function hasMovedOn(): boolean {
  const visit = visitOfDocument();
  if (!visit?.name.startsWith("http")) return false;
  const { pathname, search } = new URL(visit.name);
  return pathname !== location.pathname || search !== location.search;
}

function visitOfDocument() {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming ? visit : undefined;
}

let isAlive = false;
ignoreWhatWasBrokenOff();
const report = watchErrors(() => import("#app/instrument.client.ts"));
const address = location.pathname + location.search + location.hash;
const wanted = recover(sessionStorage, address, visitOfDocument()?.type === "reload");
if (wanted) location.replace(wanted);
else if (hasMovedOn()) location.reload();
else void hydrate();
