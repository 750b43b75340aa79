import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What depends on the theme. */
const colours = ["color-contrast", "link-in-text-block"];

/** What the rules say of text whose ground they cannot see, because something lies over it. */
const hiddenGround = /overlapped by another element/;

type Found = { id: string; nodes: { html: string; any: { message: string }[] }[] };

/**
 * What breaks WCAG 2.2 AA on the page as it stands, each with the elements that do; `colours` looks at what depends on
 * the theme alone. Text whose contrast cannot be told is found as well. What passes is not listed, which would take
 * longer than the rules; nor are the names on a map, which lie on its land. There are no frames of others.
 */
export async function audit(page: Page, rules: "everything" | "colours"): Promise<string[]> {
  await page.evaluate(hideDrawings);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations", "incomplete"] }).setLegacyMode();
  const asked = rules === "everything" ? axe.withTags(everything) : axe.withRules(colours);
  const { violations, incomplete } = await asked.analyze();
  const untold = incomplete.map(({ id, nodes }) => ({
    id,
    nodes: nodes.filter(
      ({ html, any }) => !html.startsWith("<text ") && any.some(({ message }) => hiddenGround.test(message)),
    ),
  }));
  return [...violations, ...untold].flatMap(asText);
}

function asText({ id, nodes }: Found): string[] {
  return nodes.length === 0 ? [] : [`${id}: ${nodes.map(({ html }) => html).join("\n")}`];
}

/** Runs in the page. Thin lines behind a text take its ground from the rules, though not from people. */
function hideDrawings() {
  for (const drawing of document.querySelectorAll<SVGElement>("[data-slot=auth-card] > svg")) {
    drawing.style.display = "none";
  }
}
