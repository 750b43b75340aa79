type Parsed = Pick<Document, "readyState" | "addEventListener">;

/**
 * Does the work once all of the page is there. The script is fetched beside the page and, out of the browser's own
 * store, may run before the part that it looks for has arrived.
 */
export function whenParsed(page: Parsed, work: () => void): void {
  if (page.readyState === "loading") page.addEventListener("DOMContentLoaded", work, { once: true });
  else work();
}
