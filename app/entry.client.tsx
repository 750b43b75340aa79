import { startTransition, StrictMode, use } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { browserTranslator } from "#app/i18n/browser-translator.ts";
import { fallbackLocale } from "#app/i18n/config.ts";
import { PortalTexts } from "#app/i18n/portal-texts.tsx";
import { loadTexts } from "#app/i18n/load-texts.ts";
import { watchErrors } from "#app/lib/error-reports.ts";
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

const untilReloaded = new Promise<never>(() => {});

/**
 * The router reads the address when it is first drawn. It is called and not rendered, so that nothing can change the
 * address after we looked: React lets other work in between two components.
 */
function Desk() {
  if (!isAlive && hasMovedOn()) {
    location.reload();
    use(untilReloaded);
  }
  isAlive = true;
  return HydratedRouter({ onError: (error) => report(error) });
}

/**
 * True when Back or Forward changed the address before the page came alive: what the server rendered then belongs
 * to another address of the same document.
 */
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
const report = watchErrors(() => import("#app/instrument.client.ts"));
const address = location.pathname + location.search + location.hash;
const wanted = recover(sessionStorage, address, visitOfDocument()?.type === "reload");
if (wanted) location.replace(wanted);
else void hydrate();
