import { expect, test } from "vitest";
import { RemoveDialog } from "#app/records/remove-dialog.tsx";
import { render, textOf } from "#tests/support/render.tsx";

const words = { question: "Delete the label VIP?", consequence: "It cannot be brought back." };

test("a record is removed after a question that names it", async () => {
  const html = await render(<RemoveDialog {...words} version={3} />);
  expect(textOf(html)).toContain("Delete the label VIP? ");
  expect(html).toMatch(/name="intent" value="remove".*name="lock_version" value="3"/);
});

test("one that cannot be removed now says why instead, and sends nothing", async () => {
  const html = await render(<RemoveDialog {...words} version={3} blocked="Two files carry it." />);
  expect(textOf(html)).toContain("Two files carry it.");
  expect(html).not.toContain("Delete the label");
  expect(html).not.toContain("<form");
});
