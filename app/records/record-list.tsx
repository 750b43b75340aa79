import { Plus, type IconNode } from "lucide";
import { Fragment, type ComponentType, type ReactNode } from "react";
import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { BulkAnswer } from "#app/data-table/bulk-action.ts";
import { BulkForm } from "#app/data-table/bulk-form.tsx";
import { BulkQuestion, type AskedVerb } from "#app/data-table/bulk-question.tsx";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import type { Unreadable } from "#app/data-table/filter-problems.ts";
import { shownColumns, type RecordColumn } from "#app/data-table/record-columns.ts";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { ListTools, useShownColumns } from "#app/data-table/list-tools.tsx";
import { partAnswer, type NotKept } from "#app/data-table/view-problem.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import type { Page } from "#contract/envelope.ts";
import type { AnyListQuerySchema } from "#contract/list-query.ts";
import type { ListSettings } from "#contract/system/saved-views.ts";

type RecordListProps<Row> = {
  /** What its loader found. */
  found: {
    title: string;
    sort: string;
    unreadable: Unreadable | undefined;
    page: Page<Row>;
    settings: ListSettings;
  };
  /** What its action answered. */
  answer: BulkAnswer | NotKept | undefined;
  columns: readonly RecordColumn<Row, AnyListQuerySchema>[];
  filters: readonly FilterField[];
  /** None where the reader changes none: nothing can be chosen then. */
  verbs: readonly AskedVerb[];
  icon: IconNode;
  words: { intro?: string; add: string; empty: string; emptyText: string };
  /** Without `add` the reader adds none. */
  paths: { add?: string | undefined; exported: string };
  /** Stands around the table, for instance what makes its rows movable. */
  frame?: ComponentType<{ children: ReactNode }>;
};

/** The list of a plain resource: search and filter, arrange and keep views, act on many, add, export. */
export function RecordList<Row extends { uid: string }>(props: RecordListProps<Row>) {
  const { found, filters, icon, words, paths, frame: Frame = Fragment } = props;
  const { title, sort, unreadable, page, settings } = found;
  const columns = shownColumns(props.columns);
  const verbs = props.verbs.map((verb) => ({ ...verb, destructive: verb.name === "delete" }));
  const { problem, other: answer } = partAnswer(props.answer);
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? 0}
      note={words.intro}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={problem} />
          <ExportLink to={paths.exported} />
          {paths.add === undefined ? null : (
            <Link to={paths.add} className={buttonVariants({ variant: "primary" })}>
              <Icon of={Plus} />
              {words.add}
            </Link>
          )}
        </>
      }
    >
      <FilterBar filters={filters} unreadable={unreadable} />
      <BulkQuestion verbs={verbs} answer={answer} />
      <Frame>
        <BulkForm meta={page.meta} verbs={verbs}>
          <DataTable
            caption={title}
            columns={useShownColumns(columns, settings)}
            rows={page.data}
            rowKey={({ uid }) => uid}
            sort={sort}
            selectable={verbs.length > 0}
            empty={<EmptyState icon={icon} title={words.empty} text={words.emptyText} />}
          />
        </BulkForm>
      </Frame>
      <ListPages meta={page.meta} />
    </ListPage>
  );
}
