import { expect, test } from "vitest";
import { ServiceTypeLabel, ServiceTypePicker } from "#app/components/ui/service-type.tsx";
import { StatusBadge } from "#app/components/ui/status-badge.tsx";
import { attribute, render, tags, textOf } from "#tests/support/render.tsx";

test("a status shows colour, icon and word; the language changes only the word", async () => {
  const english = await render(<StatusBadge machine="line" code="OK" />);
  const german = await render(<StatusBadge machine="line" code="OK" />, { locale: "de" });
  expect([textOf(english), textOf(german)]).toEqual(["Confirmed", "Bestätigt"]);
  for (const html of [english, german]) {
    const [badge = ""] = tags(html, "span");
    expect(attribute(badge, "data-tone")).toBe("green");
    expect(attribute(badge, "data-drawing")).toBe("done");
  }
});

test("SU has an accessible name and no visible label", async () => {
  expect(await render(<ServiceTypeLabel code="SU" />)).toContain(
    '<span class="sr-only">Other services</span>',
  );
  expect(await render(<ServiceTypeLabel code="TN" />)).toContain("<span>Train</span>");
});

test("the buttons of the service types are one choice of a form", async () => {
  const html = await render(<ServiceTypePicker legend="Service" name="group" value="guides" />);
  const radios = tags(html, "input");
  expect(new Set(radios.map((radio) => attribute(radio, "name")))).toEqual(new Set(["group"]));
  expect(
    radios.filter((radio) => radio.includes("checked")).map((radio) => attribute(radio, "value")),
  ).toEqual(["guides"]);
});
