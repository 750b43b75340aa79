import { test as base } from "@playwright/test";
import type { Reader } from "./personas.ts";
import { plainVisitor, type PlainVisitor } from "./plain-visitor.ts";
import type { WorldOptions } from "./test.ts";

type Fixtures = WorldOptions & {
  /** The visitor that a page is meant for, who stays signed in to the end of the test. */
  as: (persona: Reader | undefined) => Promise<PlainVisitor>;
};

let signedIn = 0;

/** Without a browser: nothing here depends on layout, focus, scripts or time. */
export const test = base.extend<Fixtures>({
  dataDir: ["", { option: true }],
  as: async ({ playwright, baseURL }, use, { workerIndex }) => {
    const known = new Map<Reader | undefined, PlainVisitor>();
    const visitorFor = async (persona: Reader | undefined) => {
      const there = known.get(persona);
      if (there) return there;
      signedIn += 1;
      const from = `10.${workerIndex % 250}.254.${signedIn % 250}`;
      const visitor = await plainVisitor(playwright.request, { baseURL: baseURL!, from, persona });
      known.set(persona, visitor);
      return visitor;
    };
    await use(visitorFor);
    for (const visitor of known.values()) await visitor.leave();
  },
});
