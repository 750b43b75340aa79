import { describe, expect, it, vi } from "vitest";
import { whenParsed } from "./when-parsed.ts";

function pageThatIs(readyState: DocumentReadyState) {
  const events = new EventTarget();
  return { readyState, events, addEventListener: events.addEventListener.bind(events) };
}

describe("work on a page", () => {
  it("waits, once, while the page still arrives", () => {
    const page = pageThatIs("loading");
    const work = vi.fn<() => void>();
    whenParsed(page, work);
    expect(work).not.toHaveBeenCalled();
    page.events.dispatchEvent(new Event("DOMContentLoaded"));
    page.events.dispatchEvent(new Event("DOMContentLoaded"));
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(["interactive", "complete"] as const)("is done at once on a page that is %s", (state) => {
    const work = vi.fn<() => void>();
    whenParsed(pageThatIs(state), work);
    expect(work).toHaveBeenCalledOnce();
  });
});
