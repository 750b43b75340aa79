import { UserPlus, Users } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import type { Column } from "#app/data-table/columns.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { FilterBar } from "#app/data-table/filter-bar.tsx";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import type { Unreadable } from "#app/data-table/filter-problems.ts";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { ListTools, useShownColumns } from "#app/data-table/list-tools.tsx";
import type { NotKept } from "#app/data-table/view-problem.ts";
import { ExportLink } from "#app/records/export-link.tsx";
import { userColumns, userFilters } from "#app/routes/users/user-columns.tsx";
import type { Colleague, CompanyRole } from "#contract/people/users.ts";
import type { Page } from "#contract/envelope.ts";
import type { ListSettings } from "#contract/system/saved-views.ts";

type UserListPageProps<Row extends Colleague> = {
  facts: {
    title: string;
    timeZone: string;
    mayChange: boolean;
    sort: string | undefined;
    unreadable: Unreadable | undefined;
  };
  page: Page<Row>;
  settings: ListSettings;
  /** What its action answered. */
  answer: NotKept | null | undefined;
  /** Address of the list; records, the invitation and the export lie below it. */
  path: string;
  roles: readonly CompanyRole[];
  /** What the list of the office has besides: the agency. */
  extra?: { columns: Column<Row>[]; filters: FilterField[] };
};

/** The users of a company, or of all agencies. Who may not change anybody sees the list alone. */
export function UserListPage<Row extends Colleague>(props: UserListPageProps<Row>) {
  const { facts, page, settings, answer, path, roles, extra } = props;
  const { t } = useTranslation("users");
  const locale = useLocale();
  const pageOf = facts.mayChange ? ({ uid }: Row) => `${path}/${uid}` : undefined;
  const [first, ...others] = userColumns({ t, locale, timeZone: facts.timeZone }, pageOf);
  const columns = [...(first ? [first] : []), ...(extra?.columns ?? []), ...others];
  return (
    <ListPage
      title={facts.title}
      count={page.meta.total ?? undefined}
      density={settings.density}
      actions={
        <>
          <ListTools settings={settings} columns={columns} problem={answer?.viewProblem} />
          <ExportLink to={`${path}/export.csv`} />
          {facts.mayChange ? <InviteLink to={`${path}/add`} label={t("invite.open")} /> : null}
        </>
      }
    >
      <FilterBar
        filters={[...userFilters(t, roles), ...(extra?.filters ?? [])]}
        unreadable={facts.unreadable}
      />
      <DataTable
        caption={facts.title}
        columns={useShownColumns(columns, settings)}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={facts.sort ?? "name"}
        empty={<EmptyState icon={Users} title={t("empty")} text={t("emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </ListPage>
  );
}

function InviteLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={buttonVariants({ variant: "primary" })}>
      <Icon of={UserPlus} />
      {label}
    </Link>
  );
}
