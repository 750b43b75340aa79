import { CalendarRange, CircleCheck, CircleMinus, CirclePlus, CircleX } from "lucide";
import { Form, Link, useNavigation } from "react-router";
import { Alert } from "#app/components/ui/alert.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import type { Column } from "#app/data-table/columns.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { formatDayRange } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { StockPlan } from "#contract/catalogue/stock/stock-changes.ts";

type Run = StockPlan["runs"][number];
type PlanViewProps = { plan: StockPlan | null; back: string };

const looks = {
  added: { tone: "green", icon: CirclePlus },
  changed: { tone: "primary", icon: CircleCheck },
  removed: { tone: "amber", icon: CircleX },
  unchanged: { tone: "outline", icon: CircleMinus },
} as const satisfies Record<Run["outcome"], object>;

/** What a change does, from what to what, with the button that makes it; or why it cannot be made. */
export function PlanView({ plan, back }: PlanViewProps) {
  const { t } = useTranslation("stock");
  const pending = useNavigation().state === "submitting";
  const columns = usePlanColumns();
  const toForm = (
    <Link to={back} className={buttonVariants()}>
      {t("check.back")}
    </Link>
  );
  if (plan === null)
    return (
      <div className="space-y-4">
        <Alert tone="warning" title={t("check.refused")}>
          {t("check.refusedText")}
        </Alert>
        {toForm}
      </div>
    );
  const { added, changed, removed, unchanged } = plan.counts;
  const count = added + changed + removed;
  return (
    <>
      <p className="mb-4 max-w-[70ch]">
        {[
          plan.agency === null ? t("check.forAll") : t("check.forAgency", { agency: plan.agency }),
          unchanged > 0 ? t("check.unchanged", { count: unchanged }) : null,
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      <Form method="post" className="mb-6 flex flex-wrap gap-2 print:hidden">
        <input type="hidden" name="fingerprint" value={plan.fingerprint} />
        <Button type="submit" variant="primary" pending={pending}>
          {t("check.make", { count })}
        </Button>
        {toForm}
      </Form>
      <DataTable
        caption={t("check.all")}
        columns={columns}
        rows={plan.runs}
        rowKey={({ code, date_from: from }) => `${code} ${from}`}
        empty={<EmptyState icon={CalendarRange} title={t("empty")} text={t("emptyText")} />}
      />
    </>
  );
}

function usePlanColumns(): Column<Run>[] {
  const { t } = useTranslation("stock");
  const locale = useLocale();
  const kept = (one: Run["before"]) =>
    one === null
      ? t("check.nothing")
      : t(`check.kept.${one.mode}`, { max: one.max, release: one.release_days });
  return [
    {
      id: "days",
      header: t("check.days"),
      cell: ({ date_from: from, date_to: to, days }) =>
        `${formatDayRange(from, to, locale)} (${t("check.count", { count: days })})`,
    },
    { id: "product", header: t("product"), cell: ({ product, code }) => `${product} (${code})` },
    {
      id: "outcome",
      header: t("check.outcome"),
      cell: ({ outcome }) => (
        <Badge tone={looks[outcome].tone} icon={looks[outcome].icon}>
          {t(`check.outcomes.${outcome}`)}
        </Badge>
      ),
      kind: "fit",
    },
    { id: "before", header: t("check.before"), cell: ({ before }) => kept(before) },
    { id: "after", header: t("check.after"), cell: ({ after }) => kept(after) },
    { id: "taken", header: t("check.taken"), cell: ({ taken }) => taken, kind: "number" },
  ];
}
