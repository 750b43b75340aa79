import { expect, test } from "vitest";
import { ViewMenu } from "#app/data-table/view-menu.tsx";
import { attribute, render, tags } from "#tests/support/render.tsx";

const settings = { views: [], default_view: null };

test("the views of a list stay folded until they are asked for", async () => {
  const html = await render(<ViewMenu settings={settings} />, { at: "/files" });
  expect(tags(html, "details")[0]).not.toContain("open");
  expect(html).not.toContain('role="alert"');
});

test("a view that was not saved is told of where its name was typed, with all that was typed", async () => {
  const problem = { text: "You have a view of this name.", name: "Mine", shared: true };
  const html = await render(<ViewMenu settings={settings} problem={problem} />, { at: "/files" });
  expect(tags(html, "details")[0]).toContain("open");
  const inputs = tags(html, "input");
  const name = inputs.find((input) => attribute(input, "name") === "name") ?? "";
  expect([attribute(name, "value"), attribute(name, "aria-invalid")]).toEqual(["Mine", "true"]);
  expect(inputs.find((input) => attribute(input, "name") === "shared")).toContain("checked");
  expect(html).toMatch(/id="view-problem" role="alert"[^>]*>You have a view of this name\./);
});
