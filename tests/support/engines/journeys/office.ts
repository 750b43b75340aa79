import { seedUid } from "#api/demo/world/seed-keys.ts";
import { demoPassword } from "#tests/support/e2e/personas.ts";
import type { Journey } from "#tests/support/engines/journey.ts";
import { expect } from "vitest";

const file = (reference: string) => `/admin/client-files/${seedUid("file", reference)}`;

/** What the back office comes for. */
export const officeJourneys: Journey[] = [
  {
    name: "signs in where a page was asked for, and opens a file of the list",
    tell: async (visitor) => {
      await visitor.open("/admin/client-files?filter%5Bq%5D=NZFI100001");
      await visitor.isAt(/^\/admin\/login\?to=/);
      await visitor.fill("Username or e-mail", "consultant");
      await visitor.fill("Password", demoPassword);
      await visitor.press("button", "Log in");
      await visitor.isAt(/^\/admin\/client-files\?/);
      await visitor.press("link", "NZFI100001");
      await visitor.isAt(file("NZFI100001"));
      await visitor.reads("Birthday card at Star Basin");
    },
  },
  {
    name: "says what is wrong with a label, adds it and takes it away again",
    tell: async (visitor, { own }) => {
      await visitor.signIn("operations");
      await visitor.open("/admin/labels/add");
      await visitor.press("button", "Add");
      await visitor.reads("This field is required");
      await visitor.fill("Name", `Label ${own}`);
      await visitor.press("text", "Teal");
      await visitor.press("button", "Add");
      await visitor.reads(`The label Label ${own} was added.`);
      await visitor.press("link", `Label ${own}`);
      await visitor.press("button", "Delete");
      await visitor.reads(`Delete the label Label ${own}?`);
      await visitor.press("answer", "Delete");
      await visitor.reads(`The label Label ${own} was deleted.`);
    },
  },
  {
    name: "writes to the agency once, and the box is empty afterwards",
    tell: async (visitor, { own }) => {
      await visitor.signIn("consultant");
      await visitor.open(`${file("NZFI100025")}/messages`);
      await visitor.press("button", "Send message");
      await visitor.reads("This field is required");
      await visitor.fill("Message", `From the office, ${own}`);
      await visitor.press("button", "Send message");
      await visitor.reads(new RegExp(`Ngaire Whitcombe.*From the office, ${own}`));
      await expect.poll(() => visitor.valueOf("Message")).toBe("");
    },
  },
  {
    name: "finds a file by a search over everything",
    tell: async (visitor) => {
      await visitor.signIn("consultant");
      await visitor.open("/admin/search?q=silberfarn");
      await visitor.reads("Silberfarn");
      await visitor.press("link", /Silberfarn/);
      await visitor.isAt(/^\/admin\/(?!search)/);
      await visitor.back();
      await visitor.isAt("/admin/search?q=silberfarn");
      await visitor.reads("Silberfarn");
    },
  },
  {
    name: "sees that a list goes on where there is too little room, and nothing where there is enough",
    tell: async (visitor) => {
      await visitor.signIn("consultant");
      await visitor.open("/admin/client-files");
      await visitor.find("link", /^NZFI\d+/);
      for (const [width, shade] of [
        ["", 0],
        ["200px", 20],
        ["", 0],
      ] as const) {
        await expect.poll(() => visitor.run(shadeOf, width), { timeout: 5_000 }).toBe(shade);
      }
    },
  },
  {
    name: "has an editor for formatted texts, or their plain field, and the policy is kept",
    tell: async (visitor) => {
      await visitor.open("/dev/kit?state=filled");
      await visitor.find("heading", "Kit");
      const editors = () =>
        visitor.run(() => document.querySelectorAll("iframe.tox-edit-area__iframe").length);
      if (visitor.scripts) await expect.poll(editors, { timeout: 15_000 }).toBeGreaterThan(0);
      else expect(await editors()).toBe(0);
    },
  },
  {
    name: "looks at its lists one after the other",
    tell: async (visitor) => {
      await visitor.signIn("admin");
      for (const path of [
        "suppliers",
        "payments",
        "fit-finalisation-tracker",
        "users",
        "outbox",
        "quick-quote",
      ]) {
        await visitor.open(`/admin/${path}`);
        await visitor.find("heading", /./);
        await visitor.fits();
      }
    },
  },
  {
    name: "signs out for good",
    tell: async (visitor) => {
      await visitor.signIn("operations");
      await visitor.open("/admin");
      await visitor.press("button", /^Account menu/);
      await visitor.press("button", "Sign out");
      await visitor.reads("You have been signed out.");
      await visitor.open("/admin");
      await visitor.isAt("/admin/login?to=%2Fadmin");
    },
  },
];

/** Runs in the page: how many pixels of shade the list shows at its end, in a frame of this width. */
function shadeOf(width: string): number {
  const frame = document.querySelector<HTMLElement>("[data-slot=data-table]");
  if (!frame) return -1;
  frame.style.width = width;
  frame.querySelector("table")!.style.minWidth = width === "" ? "" : "600px";
  const { opacity, width: shade } = getComputedStyle(frame, "::after");
  return Math.round(Number.parseFloat(shade) * Number(opacity));
}
