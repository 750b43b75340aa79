import { useLocale } from "#app/components/use-locale.ts";
import { formatDayRange } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { clockRange } from "#contract/clock.ts";
import type { Currency } from "#contract/primitives.ts";
import type { QuoteComparison } from "#contract/sales/quotes/versions.ts";

type Line = QuoteComparison["lines"][number];
type Change = Line["changes"][number];

/** Says line by line what is different: old value, arrow, new one. */
export function useChangeText(currency: Currency): (line: Line) => string[] {
  const { t } = useTranslation("quoteVersions");
  const locale = useLocale();
  const money = (cents: number | null) => (cents === null ? "–" : formatMoney(cents, currency, locale));
  const kinds: Record<string, string> = {
    included: t("compare.kinds.included"),
    optional: t("compare.kinds.optional"),
    own_arrangement: t("compare.kinds.own_arrangement"),
    note: t("compare.kinds.note"),
  };
  const shown = (field: Change["field"], value: string | null): string => {
    if (value === null) return "–";
    const [first = "", second = first] = value.split("/");
    if (field === "price") return money(Number(value));
    if (field === "dates") return formatDayRange(first, second, locale);
    if (field === "times") return clockRange(first, second, locale) ?? "–";
    if (field === "kind") return kinds[value] ?? value;
    return value;
  };
  return ({ change, old_cents, new_cents, changes }) => {
    if (change !== "changed") return [money(change === "added" ? new_cents : old_cents)];
    return changes.map(({ field, old, new: now }) =>
      t("compare.change", {
        field: t(`compare.fields.${field}`),
        old: shown(field, old),
        new: shown(field, now),
      }),
    );
  };
}
