import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext, localeContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import type { RouteHandle } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { PackageBadges } from "#app/routes/admin/quick-quote/package-status.tsx";
import { packageTabs } from "#app/routes/admin/quick-quote/package-tabs.ts";
import { say, usePackageWords } from "#app/routes/admin/quick-quote/package-words.ts";
import { signedIn } from "#app/routes/portal-facts.server.ts";
import { packageEditorService } from "#app/services/package-editor.server.ts";
import { HistoryQuery } from "#contract/audit/entry.ts";
import { readListQuery } from "#contract/list-query.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.view")];

export const handle = {
  parent: { crumb: "navigation:quickQuote", to: href("/admin/quick-quote") },
} satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const packages = packageEditorService(context.get(apiContext));
  const { page } = readListQuery(url, HistoryQuery);
  const [pack, history] = await Promise.all([packages.get(uid), packages.history(uid, page)]);
  return {
    title: say(pack.name, context.get(localeContext)),
    pack,
    history,
    timeZone: brands[signedIn(context).brand].timeZone,
  };
}

const actions = ["approved", "reopened", "published", "retired"] as const;

export default function PackageHistory({
  loaderData: { title, pack, history, timeZone },
}: Route.ComponentProps) {
  const { t } = useTranslation(["packageEditor", "records"]);
  const words = usePackageWords();
  return (
    <RecordPage title={title} badges={<PackageBadges pack={pack} />} tabs={packageTabs(pack, t)}>
      <HistoryList
        history={history}
        words={words}
        timeZone={timeZone}
        actions={Object.fromEntries(actions.map((action) => [action, t(`actions.${action}`)]))}
      />
    </RecordPage>
  );
}
