import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AgentQuote } from "#contract/sales/quotes/versions.ts";

/** Chooses two versions to look at side by side. */
export function CompareForm({ quote: { versions }, path }: { quote: AgentQuote; path: string }) {
  const { t } = useTranslation("quoteVersions");
  const [newer, older] = versions;
  const choice = (name: "from" | "to", chosen: number | undefined) => (
    <span className="grid gap-1">
      <Label htmlFor={`compare-${name}`}>{t(`compare.${name}`)}</Label>
      <Select id={`compare-${name}`} name={name} defaultValue={chosen}>
        {versions.map(({ no, label }) => (
          <option key={no} value={no}>
            {t("versions.no", { no })}
            {label ? `: ${label}` : ""}
          </option>
        ))}
      </Select>
    </span>
  );
  return (
    <Form method="get" action={path} className="flex flex-wrap items-end gap-3 print:hidden">
      {choice("from", older?.no)}
      {choice("to", newer?.no)}
      <Button type="submit" variant="secondary">
        {t("compare.button")}
      </Button>
    </Form>
  );
}
