import { describe, expect, it } from "vitest";
import { AutocompleteField } from "#app/forms/fields/autocomplete-field.tsx";
import { MultiSelectField } from "#app/forms/fields/choice-field.tsx";
import type { AppField } from "#app/forms/fields/field.ts";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { render } from "#tests/support/render.tsx";

const field = (initialValue: unknown): AppField => ({
  name: "place",
  key: "1",
  errorId: "place-error",
  descriptionId: "place-hint",
  errors: undefined,
  initialValue,
});

/** What a browser would send of a form with these fields in it and nothing touched. */
function sentBy(markup: string): string[] {
  const chosen = [
    ...markup.matchAll(/<option[^>]*value="([^"]*)"[^>]*selected|<option selected[^>]*value="([^"]*)"/g),
  ];
  const typed = [...markup.matchAll(/<input[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('type="checkbox"') || tag.includes("checked"))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? "");
  return [...chosen.map(([, first, second]) => first ?? second ?? ""), ...typed];
}

describe("a field whose choices could not be told", () => {
  it("keeps what was chosen of many", async () => {
    const markup = await render(<AutocompleteField field={field("QUE")} label="Place" options={[]} />);
    expect(sentBy(markup)).toEqual(["QUE"]);
  });

  it("keeps what was chosen of a few", async () => {
    const markup = await render(
      <SelectField field={field("QUE")} label="Place" options={[]} valueKey="value" labelKey="label" />,
    );
    expect(sentBy(markup)).toEqual(["QUE"]);
  });

  it("keeps all that was chosen", async () => {
    const markup = await render(
      <MultiSelectField field={field(["QUE", "AKL"])} label="Places" choices={[]} />,
    );
    expect(sentBy(markup)).toEqual(["QUE", "AKL"]);
  });
});
