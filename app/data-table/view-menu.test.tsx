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

test("a view is deleted after a question that names it and says who else loses it", async () => {
  const shared = { uid: "V", name: "Due soon", search: "", columns: [], shared: true, lock_version: 3 };
  const views = [{ ...shared, mine: true, owner_name: "Mia" }];
  const html = await render(<ViewMenu settings={{ ...settings, views }} />, { at: "/files?view=V" });
  const dialog = html.slice(html.indexOf('id="delete-view"'));
  expect(html.slice(0, html.indexOf('id="delete-view"'))).not.toContain('value="delete"');
  expect(dialog).toContain("Delete the view Due soon?");
  expect(dialog).toContain("Your colleagues lose this view as well.");
  expect(dialog).toContain('value="delete"');
});
