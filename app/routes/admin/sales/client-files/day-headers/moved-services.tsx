import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { DayMove } from "#contract/sales/day-headers/day-headers.ts";

/** The services that go to another date with their day. */
export function MovedServices({ moves }: Pick<DayMove, "moves">) {
  const { t } = useTranslation("dayHeaders");
  const locale = useLocale();
  if (moves.length === 0) return <p className="text-muted-foreground">{t("move.none")}</p>;
  return (
    <section aria-labelledby="moved-title" className="space-y-2">
      <h2 id="moved-title" className="font-semibold">
        {t("move.moved", { count: moves.length })}
      </h2>
      <ul className="divide-y divide-border border-y border-border">
        {moves.map(({ uid, name, from, to }) => (
          <li key={uid} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0">{name}</span>
            <span className="whitespace-nowrap text-muted-foreground tabular-nums">
              {formatDay(from, locale)} → {formatDay(to, locale)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nights and cars that reach over the day: each is made a day longer, or shorter, or left as it is. */
export function SpanningServices({ spans, what }: Pick<DayMove, "spans" | "what">) {
  const { t } = useTranslation("dayHeaders");
  const locale = useLocale();
  if (spans.length === 0) return null;
  return (
    <fieldset className="space-y-2">
      <legend className="font-semibold">{t(`move.${what}Spans`)}</legend>
      <p className="text-pretty text-muted-foreground">{t("move.spansHint")}</p>
      {spans.map(({ uid, name, from, to }) => (
        <label key={uid} className="flex cursor-pointer items-start gap-2.5 py-1">
          <Checkbox name="stretch" value={uid} className="mt-0.5" />
          <span>
            {name}{" "}
            <span className="text-muted-foreground">
              {t("move.until", { from: formatDay(from, locale), to: formatDay(to, locale) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
