import { expect } from "@playwright/test";
import { test } from "#tests/support/e2e/plain-test.ts";

test("places of an alert are found without scripts, and nothing that was typed or chosen is lost", async ({
  as,
}) => {
  const admin = await as("admin");
  const page = await admin.open("/admin/alerts/add");
  const find = "form[data-slot=app-form] button[name=__intent__]";
  const seen = ({ $ }: typeof page) =>
    $("input[name=places]")
      .toArray()
      .filter((box) => !$(box).closest("label").hasClass("not-has-checked:hidden") || $(box).is("[checked]"))
      .map((box) => $(box).attr("value"));
  const all = seen(page);
  page.$("input[name=places][value=AKL]").attr("checked", "");
  const found = await admin.press(page, find, { "title.en": "Lake level high", find_places: "rotorua" });
  expect(found.status).toBe(200);
  expect(seen(found)).toContain("ROT");
  expect(seen(found)).toContain("AKL");
  expect(seen(found).length).toBeLessThan(all.length / 2);
  expect(found.$("input[name='title.en']").attr("value")).toBe("Lake level high");
  expect(found.$("input[name=places][value=AKL]").is("[checked]")).toBe(true);
  expect(found.$("[data-slot=error-summary]").length).toBe(0);
  const none = await admin.press(found, find, { find_places: "" });
  expect(seen(none)).toEqual(all);
});
