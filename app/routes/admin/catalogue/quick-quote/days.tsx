import { Plus, Undo2 } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, href, Link, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/days.ts";
import { Alert } from "#app/components/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext, localeContext, userContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { RecordPage } from "#app/records/record-page.tsx";
import { arrangeDays } from "#app/routes/admin/catalogue/quick-quote/arrange.server.ts";
import { DayCard } from "#app/routes/admin/catalogue/quick-quote/day-card.tsx";
import { PackageBadges } from "#app/routes/admin/catalogue/quick-quote/package-status.tsx";
import { packageTabs } from "#app/routes/admin/catalogue/quick-quote/package-tabs.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { SlotBoard } from "#app/routes/admin/catalogue/quick-quote/slot-board.tsx";
import { packageDayService, packageEditorService } from "#app/services/package-editor.server.ts";
import type { PackageContent } from "#contract/catalogue/packages/editor-days.ts";
import { can as holds } from "#contract/permission-expression.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.view")];

export const handle = inList("navigation:quickQuote", href("/admin/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [pack, content] = await Promise.all([
    packageEditorService(api).get(uid),
    packageDayService(api, uid).show(),
  ]);
  return {
    title: say(pack.name, context.get(localeContext)),
    pack,
    content,
    mayEdit: holds(context.get(userContext), "quick-quote.edit"),
  };
}

export async function action({ request, params: { uid }, context }: Route.ActionArgs) {
  const days = packageDayService(context.get(apiContext), uid);
  return arrangeDays(request, {
    days,
    context,
    words: getI18n(context).t,
    here: href("/admin/quick-quote/:uid/days", { uid }),
  });
}

/** Also after a refusal, which tells of a change that the page does not show yet. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" || defaultShouldRevalidate;
}

export default function PackageDays({ loaderData, actionData }: Route.ComponentProps) {
  const { title, pack, content, mayEdit } = loaderData;
  const { t } = useTranslation(["packageEditor", "packageContent", "records"]);
  const { uid } = pack;
  return (
    <RecordPage
      title={title}
      badges={<PackageBadges pack={pack} />}
      tabs={packageTabs(pack, t)}
      answer={actionData}
      actions={
        mayEdit ? (
          <Link to={href("/admin/quick-quote/:uid/days/add", { uid })} className={buttonVariants()}>
            <Icon of={Plus} />
            {t("packageContent:days.add")}
          </Link>
        ) : null
      }
    >
      <p className="mb-4 max-w-[70ch] text-muted-foreground">
        {pack.status === "published" ? t("packageContent:days.live") : t("packageContent:days.intro")}
      </p>
      {mayEdit && content.undo ? <UndoBar undo={content.undo} /> : null}
      <SlotBoard mayEdit={mayEdit}>
        <ol className="max-w-4xl space-y-5">
          {content.days.map((day) => (
            <DayCard key={day.day_no} uid={uid} day={day} days={content.days} mayEdit={mayEdit} />
          ))}
        </ol>
      </SlotBoard>
    </RecordPage>
  );
}

/** What was taken out last, and the button that puts it back. */
function UndoBar({ undo }: { undo: NonNullable<PackageContent["undo"]> }) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const locale = useLocale();
  const name = undo.name ? say(undo.name, locale) : t("packageContent:slots.kinds.note");
  const day = undo.day_no;
  return (
    <Alert tone="info" className="mb-5 max-w-4xl">
      <Form method="post" className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {undo.kind === "day"
            ? t("packageContent:days.undoDay", { day, name })
            : t("packageContent:days.undoSlot", { day, name })}
        </span>
        <Button type="submit" name="undo" value="1" size="sm">
          <Icon of={Undo2} />
          {t("packageContent:days.undo")}
        </Button>
      </Form>
    </Alert>
  );
}
