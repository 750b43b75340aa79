import type { TFunction } from "i18next";
import type { Column } from "#app/data-table/columns.ts";
import { formatInstant } from "#app/domain/dates.ts";
import type { SentReminder } from "#contract/money/agency-reminders.ts";
import type { Locale } from "#contract/primitives.ts";

type Say = { t: TFunction<"reminders">; locale: Locale; timeZone: string };

/** What is told of a reminder that went out; times are those of the office. */
export function reminderColumns({ t, locale, timeZone }: Say): Column<SentReminder>[] {
  return [
    { id: "number", header: t("columns.number"), cell: ({ number }) => number, kind: "fit" },
    { id: "step", header: t("columns.step"), cell: ({ step }) => stepWord(step, t) },
    { id: "to", header: t("columns.to"), cell: ({ to }) => to },
    {
      id: "at",
      header: t("columns.at"),
      cell: ({ at }) => formatInstant(at, timeZone, locale),
      kind: "fit",
    },
  ];
}

function stepWord(step: number, t: Say["t"]): string {
  if (step === 0) return t("today");
  return step < 0 ? t("before", { count: -step }) : t("after", { count: step });
}
