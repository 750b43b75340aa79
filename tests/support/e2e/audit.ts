import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What depends on the words of a page, and on the room that they take. */
const words = [
  ...["area-alt", "aria-command-name", "aria-dialog-name", "aria-input-field-name", "aria-meter-name"],
  ...[
    "aria-progressbar-name",
    "aria-toggle-field-name",
    "aria-tooltip-name",
    "button-name",
    "document-title",
  ],
  ...[
    "duplicate-id-aria",
    "frame-title",
    "html-has-lang",
    "html-lang-valid",
    "image-alt",
    "input-button-name",
  ],
  ...["input-image-alt", "label", "link-name", "object-alt", "role-img-alt"],
  ...[
    "scrollable-region-focusable",
    "select-name",
    "summary-name",
    "svg-img-alt",
    "target-size",
    "valid-lang",
  ],
];

/** What depends on the theme. */
const colours = ["color-contrast", "link-in-text-block"];

/**
 * What breaks WCAG 2.2 AA on the page as it stands, each with the elements that do; `colours` looks at what depends on
 * the theme alone, `words` at what depends on the language. What passes is not listed, which would take longer than the rules. There are no frames of others.
 */
export async function audit(
  page: Page,
  rules: "everything" | "words" | "structure" | "colours",
): Promise<string[]> {
  await page.evaluate(hideDrawings);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  if (rules === "colours") axe.withRules(colours);
  else if (rules === "words") axe.withRules(words);
  else axe.withTags(everything);
  if (rules === "structure") axe.disableRules(colours);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
  return rules === "colours" ? found : [...found, ...(await page.evaluate(sharedIds))];
}

/** Runs in the page. Of several fields with one id the label names the first alone, which the rules take for well named. */
function sharedIds(): string[] {
  const ids = [...document.querySelectorAll("input[id], select[id], textarea[id]")].map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `several fields are called ${id}`);
}

/** Runs in the page. Thin lines behind a text hide its ground from the rules, which then say nothing of it. */
function hideDrawings() {
  for (const drawing of document.querySelectorAll<SVGElement>("[data-slot=auth-card] > svg")) {
    drawing.style.display = "none";
  }
  // A frame in which no script may run cannot be asked; what it shows is a page of its own, and looked at as one.
  for (const frame of document.querySelectorAll("iframe[sandbox]:not([sandbox~=allow-scripts])"))
    frame.remove();
}
