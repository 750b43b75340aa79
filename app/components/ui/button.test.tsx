import { expect, test } from "vitest";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { attribute, render, tags } from "#tests/support/render.tsx";

test("what a variant says wins over the size", () => {
  const link = buttonVariants({ variant: "link" }).split(" ");
  expect(link.filter((name) => /^(?:h|px)-.*!$/.test(name))).toEqual(["h-auto!", "px-0!"]);
});

test("a button sends nothing unless it is told to", async () => {
  expect(attribute(tags(await render(<Button>Open</Button>), "button")[0] ?? "", "type")).toBe("button");
});

test("a pending button says that it cannot be used and keeps its words", async () => {
  const html = await render(<Button pending>Save</Button>);
  expect(attribute(tags(html, "button")[0] ?? "", "aria-disabled")).toBe("true");
  expect(html).toContain("Save");
});
