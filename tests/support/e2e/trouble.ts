import type { BrowserContext, ConsoleMessage } from "@playwright/test";

export type Trouble = {
  /** Errors of the console and of scripts, in the order in which they came. */
  found: string[];
  watch: (context: BrowserContext) => void;
};

/** Statuses that a page may have by itself: refused forms, unknown paths, missing permissions, maintenance. */
const pageStatuses = /status of (?:403|404|409|422|429|503) /;

/** Collects what goes wrong in the pages of the watched contexts. */
export function collectTrouble(): Trouble {
  const found: string[] = [];
  const watch = (context: BrowserContext) => {
    context.on("console", (message) => {
      if (message.type() === "error" && !isOwnStatus(message)) {
        found.push(`${message.text()} (${message.location().url})`);
      }
    });
    context.on("weberror", (error) => found.push(`${error.error().message} (${error.page()?.url() ?? ""})`));
  };
  return { found, watch };
}

/** The browser reports the expected status of a page, or of its data, as an error (rulings 34). */
function isOwnStatus(message: ConsoleMessage): boolean {
  const { url } = message.location();
  if (!url.startsWith("http") || !pageStatuses.test(message.text())) return false;
  const { pathname } = new URL(url);
  return !pathname.startsWith("/build/") && !pathname.startsWith("/api/");
}
