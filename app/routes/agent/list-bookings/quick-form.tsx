import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, href } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { transports } from "#app/features/quotes/transports.ts";
import type { PackageChoices } from "#contract/catalogue/packages/package.ts";

/** Duration, start, transport and tariff lead to the packages that fit: a GET form to their list. */
export function QuickForm({ choices }: { choices: PackageChoices }) {
  const { t } = useTranslation(["quotes", "packages", "productSearch"]);
  const fields = [
    {
      name: "duration",
      label: t("packages:filters.duration"),
      options: choices.durations.map((count) => ({
        value: String(count),
        words: t("packages:days", { count }),
      })),
    },
    {
      name: "start",
      label: t("packages:filters.start"),
      options: choices.start_places.map(({ code, name }) => ({ value: code, words: name })),
    },
    {
      name: "transport",
      label: t("packages:filters.transport"),
      options: transports
        .filter((value) => value !== "any")
        .map((value) => ({ value, words: t(`packages:transports.${value}`) })),
    },
    {
      name: "class",
      label: t("packages:filters.class"),
      options: choices.classes.map((value) => ({ value, words: t(`productSearch:classes.${value}`) })),
    },
  ];
  return (
    <Form action={href("/app/quick-quote")} className="space-y-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, options }) => (
          <div key={name}>
            <Label htmlFor={`quick-${name}`} className="mb-1.5 block">
              {label}
            </Label>
            <Select id={`quick-${name}`} name={`filter[${name}]`} defaultValue="">
              <option value="">{t("create.quick.any")}</option>
              {options.map(({ value, words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </div>
        ))}
      </div>
      <Button type="submit" variant="primary">
        {t("create.quick.submit")}
      </Button>
    </Form>
  );
}
