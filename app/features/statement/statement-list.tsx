import { ArrowLeftRight } from "lucide";
import { Card, CardContent } from "#app/components/ui/card.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { Sums, type TotalLine } from "#app/components/client-file/sums.tsx";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import type { Unreadable } from "#app/data-table/filter-problems.ts";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { brands } from "#app/domain/brands.ts";
import { formatDayLong } from "#app/domain/dates.ts";
import { formatAmount } from "#app/domain/money.ts";
import { statementColumns } from "#app/features/statement/statement-columns.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Page } from "#contract/envelope.ts";
import type { Statement, StatementEntry } from "#contract/money/statements.ts";

type StatementListProps = {
  statement: Statement;
  page: Page<StatementEntry>;
  unreadable: Unreadable | undefined;
  /** The page of an entry's file, and how the portal names a file in the address of its papers. */
  fileOf: (entry: StatementEntry) => string;
  keyOf: (entry: StatementEntry) => string;
  /** The reader chooses among the brands. */
  choosesBrand?: boolean;
};

/** The account of an agency: its sums, and every entry with what is owed after it. */
export function StatementList(props: StatementListProps) {
  const { statement, page, unreadable, fileOf, keyOf, choosesBrand = false } = props;
  const { t } = useTranslation(["statement", "fileMoney"]);
  const locale = useLocale();
  const filters: FilterField[] = [
    { name: "from", label: t("statement:filters.from"), kind: "date" },
    { name: "to", label: t("statement:filters.to"), kind: "date" },
    ...(choosesBrand && statement.brands.length > 1
      ? [brandFilter(statement, t("statement:filters.brand"))]
      : []),
  ];
  return (
    <>
      <FilterBar filters={filters} unreadable={unreadable} unfolded />
      <StatementSums statement={statement} />
      <DataTable
        caption={t("statement:title")}
        columns={statementColumns({ t, locale, fileOf, keyOf })}
        rows={page.data}
        rowKey={(entry) => `${entry.file_uid}-${entry.seq}`}
        empty={
          <EmptyState icon={ArrowLeftRight} title={t("statement:empty")} text={t("statement:emptyText")} />
        }
      />
      <ListPages meta={page.meta} />
    </>
  );
}

function brandFilter({ brands: codes, brand }: Statement, label: string): FilterField {
  const options = codes.map((code) => ({ value: code, label: brands[code].name }));
  return { name: "brand", label, kind: "select", options, all: brands[brand].name };
}

function StatementSums({ statement }: { statement: Statement }) {
  const { t } = useTranslation("statement");
  const locale = useLocale();
  const { currency, from, to, whole, closing_cents: closing } = statement;
  const line = (id: Exclude<SumName, "closing">, weight?: "strong"): TotalLine => ({
    id,
    label: t(`sums.${id}`),
    amount: formatAmount(statement[`${id}_cents`], locale),
    ...(weight && { weight }),
  });
  const some = (id: Exclude<SumName, "closing">) => (statement[`${id}_cents`] === 0 ? [] : [line(id)]);
  return (
    <Card className="mb-4 max-w-xl">
      <CardContent className="space-y-3">
        <p className="text-xs text-muted-foreground">
          {t(from ? "period" : "until", {
            from: from ? formatDayLong(from, locale) : "",
            to: formatDayLong(to, locale),
            currency,
          })}
        </p>
        <Sums
          lines={[
            ...(from ? [line("opening")] : []),
            line("invoiced"),
            ...some("credits"),
            line("received"),
            ...some("written_off"),
            {
              id: "closing",
              label: t(closing < 0 ? "sums.inCredit" : "sums.closing"),
              amount: formatAmount(closing, locale),
              weight: "strong",
            },
          ]}
        />
        {whole ? null : <p className="text-xs text-pretty text-muted-foreground">{t("ownOnly")}</p>}
      </CardContent>
    </Card>
  );
}

type SumName = "opening" | "invoiced" | "credits" | "received" | "written_off" | "closing";
