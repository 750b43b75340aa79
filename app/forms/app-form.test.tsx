import { expect, test } from "vitest";
import { AppForm } from "#app/forms/app-form.tsx";
import { CheckboxField } from "#app/forms/fields/checkbox-field.tsx";
import { PasswordField } from "#app/forms/fields/password-field.tsx";
import { SelectField } from "#app/forms/fields/select-field.tsx";
import { TextField } from "#app/forms/fields/text-field.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useAppForm, type FormResult } from "#app/forms/use-app-form.ts";
import { attribute, render, tags, textOf } from "#tests/support/render.tsx";

type Values = { name: string; password: string; region: string; active: boolean };

const regions = [{ code: "BOP", title: "Bay of Plenty" }];

function SupplierForm({ lastResult }: { lastResult?: FormResult }) {
  const defaultValue = { name: "Steamvale", region: "BOP", active: true };
  const [form, fields] = useAppForm<Values>({ id: "supplier", lastResult, defaultValue });
  return (
    <AppForm form={form} labels={{ name: "Name", region: "Region" }}>
      <TextField field={fields.name} label="Name" hint="As on vouchers" />
      <PasswordField field={fields.password} label="Password" autoComplete="new-password" />
      <SelectField field={fields.region} label="Region" options={regions} valueKey="code" labelKey="title" />
      <CheckboxField field={fields.active} label="Active" />
      <SubmitButton />
    </AppForm>
  );
}

const refused: FormResult = {
  status: "error",
  initialValue: { name: "St", region: "" },
  error: { name: ["validation:minLength?min=3"], region: ["Closed region."] },
};

const input = (html: string, name: string) =>
  tags(html, "input").find((tag) => attribute(tag, "name") === name) ?? "";

test("a fresh form holds its defaults, posts, and has no errors", async () => {
  const html = await render(<SupplierForm />);
  expect(attribute(tags(html, "form")[0] ?? "", "method")).toBe("post");
  expect(attribute(input(html, "name"), "value")).toBe("Steamvale");
  expect(input(html, "active")).toContain("checked");
  expect(html).toContain('<option value="BOP" selected="">');
  expect(html).not.toContain("error-summary");
});

test("every input has the label that names it", async () => {
  const html = await render(<SupplierForm />);
  const labelled = tags(html, "label").flatMap((label) => attribute(label, "for") ?? []);
  expect(labelled).toEqual(["field-supplier-name", "field-supplier-password", "field-supplier-region"]);
  expect(attribute(input(html, "name"), "id")).toBe("field-supplier-name");
});

test("a refused form shows what was typed, and the same words at the field and in the summary", async () => {
  const html = await render(<SupplierForm lastResult={refused} />);
  expect(attribute(input(html, "name"), "value")).toBe("St");
  expect(textOf(html).split("This field must be 3 or more characters")).toHaveLength(3);
  expect(textOf(html)).toContain("There is a problem with 2 fields");
  const links = tags(html, "a").map((link) => attribute(link, "href"));
  expect(links).toEqual(["#field-supplier-name", "#field-supplier-region"]);
});

test("a refused field says so and points to hint and message", async () => {
  const name = input(await render(<SupplierForm lastResult={refused} />), "name");
  expect(attribute(name, "aria-invalid")).toBe("true");
  expect(attribute(name, "aria-describedby")).toBe("supplier-name-description supplier-name-error");
});

test("a sentence of the API is shown as it stands", async () => {
  const html = await render(<SupplierForm lastResult={refused} />, { locale: "de" });
  expect(textOf(html)).toContain("Region: Closed region.");
  expect(textOf(html)).toContain("Dieses Feld muss mindestens 3 Zeichen haben");
});

test("a refusal of the whole form stands in the summary alone", async () => {
  const lastResult: FormResult = {
    status: "error",
    initialValue: {},
    error: { "": ["Wrong name or password."] },
  };
  const html = await render(<SupplierForm lastResult={lastResult} />);
  expect(textOf(html)).toContain("This could not be saved Wrong name or password.");
});

test("the first option of a select follows the specification, and the button says Submit", async () => {
  const html = await render(<SupplierForm />);
  expect(html).toContain('<option value="">Select Region</option>');
  expect(textOf(html).endsWith("Submit")).toBe(true);
});
