import { href, Link } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatDay, formatDays, formatInstantDay, weekdayShort } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { StockAnswerShown } from "#contract/catalogue/stock/stock.ts";

type Day = StockAnswerShown["days"][number];

/** The answer of a question, for all days together and for each. */
export function WhyAnswer({ answer, timeZone }: { answer: StockAnswerShown; timeZone: string }) {
  const { t } = useTranslation("stock");
  const locale = useLocale();
  const whom = answer.agency ?? t("everybody");
  return (
    <div className="rounded-md border border-border bg-card">
      <p className="px-4 py-3 font-medium">
        {t(`why.sum.${answer.status}`, { product: answer.product, whom, units: answer.units })}
      </p>
      <ol className="divide-y divide-border border-t border-border">
        {runsOf(answer.days).map(({ day, to }) => (
          <li key={day.date} className="grid gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[8rem_9rem_1fr]">
            <span>
              {day.date === to
                ? `${weekdayShort(to, locale)} ${formatDay(to, locale)}`
                : formatDays(day.date, to, locale)}
            </span>
            <span>
              <Badge tone={day.status === "instant" ? "green" : "amber"}>
                {t(`why.status.${day.status}`)}
              </Badge>
            </span>
            <span className="min-w-0 text-pretty wrap-anywhere">
              <Reason day={day} units={answer.units} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Days that follow each other and are answered alike, the first of them with the last day of its run. */
function runsOf(days: readonly Day[]): { day: Day; to: string }[] {
  const runs: { day: Day; to: string }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && factsOf(last.day) === factsOf(day)) last.to = day.date;
    else runs.push({ day, to: day.date });
  }
  return runs;
}

function factsOf({ date: _date, ...facts }: Day): string {
  return JSON.stringify(facts);
}

/** Why a day is as it is, and who holds what is gone. */
function Reason({ day, units, timeZone }: { day: Day; units: number; timeZone: string }) {
  const { t } = useTranslation("stock");
  const locale = useLocale();
  const { line, reason, holders } = day;
  const kept = { free: line?.free ?? 0, max: line?.max ?? 0, taken: line?.taken ?? 0, units };
  const said = () => {
    if (reason === "stop_sell")
      return t("why.stop_sell", {
        reason: line?.stop?.reason ?? "",
        by: line?.stop?.by ?? t("supplier"),
        at: line?.stop?.at ? formatInstantDay(line.stop.at, timeZone, locale) : "",
      });
    if (reason === "released") return t("why.released", { count: line?.release_days ?? 0 });
    if (reason === "freesale" || reason === "supplier") return t(`why.${reason}.${line ? "set" : "usual"}`);
    return t(`why.${reason}`, kept);
  };
  return (
    <>
      {said()}
      {day.of_share ? ` ${t("why.ofShare")}` : null}
      {holders.length > 0 ? (
        <span className="mt-0.5 block text-sm">
          {`${t("why.holders")} `}
          {holders.map(({ file_uid: uid, reference, qty }, index) => (
            <span key={`${reference}${String(index)}`}>
              {index > 0 ? ", " : null}
              <Link to={href("/admin/client-files/:uid", { uid })} className="underline">
                {reference}
              </Link>
              {` (${String(qty)})`}
            </span>
          ))}
        </span>
      ) : null}
    </>
  );
}
