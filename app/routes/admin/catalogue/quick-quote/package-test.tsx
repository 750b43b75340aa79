import { FlaskConical } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, href } from "react-router";
import type { Route } from "./+types/package-test.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, localeContext, sideCallContext, userContext } from "#app/context.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { PackageBadges } from "#app/routes/admin/catalogue/quick-quote/package-status.tsx";
import { packageTabs } from "#app/routes/admin/catalogue/quick-quote/package-tabs.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { testAction } from "#app/routes/admin/catalogue/quick-quote/test-actions.server.ts";
import { TestMatrix } from "#app/routes/admin/catalogue/quick-quote/test-matrix.tsx";
import { TestProgress } from "#app/routes/admin/catalogue/quick-quote/test-progress.tsx";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { packageEditorService, packageTestService } from "#app/services/package-editor.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.test")];

export const handle = inList("navigation:quickQuote", href("/admin/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const tests = packageTestService(api);
  const [pack, test, job] = await Promise.all([
    packageEditorService(api).get(uid),
    tests.result(uid),
    context.get(sideCallContext)((side) => packageTestService(side).job(), null),
  ]);
  return {
    title: say(pack.name, context.get(localeContext)),
    pack,
    test,
    job,
    mayTest: holds(context.get(userContext), "quick-quote.test"),
    timeZone: officeTimeZone(context),
  };
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  return testAction(request, { context, uid, here: href("/admin/quick-quote/:uid/test", { uid }) });
}

export default function PackageTestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, pack, test, job, mayTest, timeZone } = loaderData;
  const { t } = useTranslation(["packageEditor", "packageContent", "records"]);
  const locale = useLocale();
  return (
    <RecordPage
      title={title}
      badges={<PackageBadges pack={pack} />}
      tabs={packageTabs(pack, t)}
      answer={actionData}
      actions={
        <Form method="post">
          <Button type="submit" variant="primary" disabled={job?.status === "running"}>
            <Icon of={FlaskConical} />
            {t("packageContent:test.start")}
          </Button>
        </Form>
      }
    >
      <p className="mb-4 max-w-[70ch] text-pretty text-muted-foreground">{t("packageContent:test.intro")}</p>
      <TestProgress job={job} mayTest={mayTest} />
      {test && !test.current ? (
        <Alert tone="warning" className="mb-5">
          <p>{t("packageContent:test.outdated")}</p>
        </Alert>
      ) : null}
      {test ? (
        <>
          <p className="mb-3 text-sm text-muted-foreground">
            {[t("packageContent:test.at", { when: formatInstant(test.at, timeZone, locale) }), test.by]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <TestMatrix uid={pack.uid} test={test} />
        </>
      ) : null}
      {!test && job?.status !== "running" ? (
        <EmptyState
          icon={FlaskConical}
          title={t("packageContent:test.never")}
          text={t("packageContent:test.neverText")}
        />
      ) : null}
    </RecordPage>
  );
}
