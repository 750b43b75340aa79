import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What depends on the theme. */
const colours = ["color-contrast", "link-in-text-block"];

/**
 * What breaks WCAG 2.2 AA on the page as it stands, each with the elements that do; `colours` looks at what depends on
 * the theme alone, `structure` at all but that. What passes is not listed, which would take longer than the rules. There are no frames of others.
 */
export async function audit(page: Page, rules: "everything" | "structure" | "colours"): Promise<string[]> {
  await page.evaluate(hideDrawings);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  if (rules === "colours") axe.withRules(colours);
  else axe.withTags(everything);
  if (rules === "structure") axe.disableRules(colours);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
}

/** Runs in the page. Thin lines behind a text hide its ground from the rules, which then say nothing of it. */
function hideDrawings() {
  for (const drawing of document.querySelectorAll<SVGElement>("[data-slot=auth-card] > svg")) {
    drawing.style.display = "none";
  }
}
