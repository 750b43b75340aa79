import { FlaskConical, Luggage } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, href } from "react-router";
import type { Route } from "./+types/test.ts";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, sideCallContext, userContext } from "#app/context.ts";
import { shownColumns } from "#app/data-table/record-columns.ts";
import { DataTable } from "#app/data-table/data-table.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { packageColumns } from "#app/routes/admin/catalogue/quick-quote/columns.tsx";
import { testAction } from "#app/routes/admin/catalogue/quick-quote/test-actions.server.ts";
import { TestProgress } from "#app/routes/admin/catalogue/quick-quote/test-progress.tsx";
import { packageEditorService, packageTestService } from "#app/services/package-editor.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { OfficePackageQuery } from "#contract/catalogue/packages/editor.ts";
import { can as holds } from "#contract/permission-expression.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.test")];

export const handle = inList("navigation:quickQuote", href("/admin/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = readListQuery(url, OfficePackageQuery);
  const [page, job] = await Promise.all([
    packageEditorService(api).list(query),
    context.get(sideCallContext)((side) => packageTestService(side).job(), null),
  ]);
  return {
    title: getI18n(context).t("packageContent:test.title"),
    sort: query.sort[0] ?? "ref",
    page: withinPages(url, page),
    job,
    mayTest: holds(context.get(userContext), "quick-quote.test"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return testAction(request, { context, here: href("/admin/quick-quote/test") });
}

const shown = ["ref", "name", "status", "test", "days", "classes"];

export default function TestPackages({ loaderData, actionData }: Route.ComponentProps) {
  const { title, sort, page, job, mayTest } = loaderData;
  const { t } = useTranslation(["packageEditor", "packageContent", "packages", "productSearch"]);
  const columns = shownColumns(packageColumns(t, useLocale()))
    .filter(({ id }) => shown.includes(id))
    .map((column) => (column.linkTo ? { ...column, linkTo: testPath } : column));
  return (
    <RecordPage
      title={title}
      answer={actionData}
      actions={
        <Form method="post">
          <Button type="submit" variant="primary" disabled={job?.status === "running"}>
            <Icon of={FlaskConical} />
            {t("packageContent:test.startAll")}
          </Button>
        </Form>
      }
    >
      <p className="mb-4 max-w-[70ch] text-pretty text-muted-foreground">{t("packageContent:test.intro")}</p>
      <TestProgress job={job} mayTest={mayTest} />
      <DataTable
        caption={title}
        columns={columns}
        rows={page.data}
        rowKey={({ uid }) => uid}
        sort={sort}
        empty={<EmptyState icon={Luggage} title={t("empty")} text={t("emptyText")} />}
      />
      <ListPages meta={page.meta} />
    </RecordPage>
  );
}

function testPath({ uid }: { uid: string }): string {
  return href("/admin/quick-quote/:uid/test", { uid });
}
