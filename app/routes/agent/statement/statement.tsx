import { href } from "react-router";
import type { Route } from "./+types/statement.ts";
import { ListPage } from "#app/data-table/list-page.tsx";
import { loadStatement } from "#app/features/statement/read-statement.server.ts";
import { StatementList } from "#app/features/statement/statement-list.tsx";
import { StatementPapers } from "#app/features/statement/statement-papers.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("agency-account.view")];

export const handle = { crumb: "navigation:statement" } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const title = getI18n(context).t("statement:title");
  return { title, ...(await loadStatement(url, context)) };
}

/** What the agency was billed and paid over all files, and what it owes. */
export default function OwnStatement({ loaderData }: Route.ComponentProps) {
  const { title, statement, page, unreadable } = loaderData;
  const { t } = useTranslation("statement");
  return (
    <ListPage
      title={title}
      count={page.meta.total ?? undefined}
      intro={t("intro")}
      actions={<StatementPapers statement={statement} csv={href("/app/statement/export.csv")} />}
    >
      <StatementList
        {...{ statement, page, unreadable }}
        choosesBrand
        fileOf={({ file_reference: reference }) =>
          href("/app/view-booking/:reference/transactions", { reference })
        }
        keyOf={({ file_reference: reference }) => reference}
      />
    </ListPage>
  );
}
