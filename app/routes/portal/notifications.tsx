import { Bell } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, Link, redirect, useRevalidator } from "react-router";
import type { Route } from "./+types/notifications.ts";
import { byDay } from "#app/components/notifications/by-day.ts";
import { NotificationRow } from "#app/components/notifications/notification-row.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import type { FilterField } from "#app/data-table/filter-fields.ts";
import { filterProblems } from "#app/data-table/filter-problems.ts";
import { UnreadableFilters } from "#app/data-table/unreadable-filters.tsx";
import { ListPage } from "#app/data-table/list-page.tsx";
import { ListPages } from "#app/data-table/list-pages.tsx";
import { brands } from "#app/domain/brands.ts";
import { addDays, formatDayLong } from "#app/domain/dates.ts";
import { portals } from "#app/domain/portals.ts";
import { todayIn } from "#app/domain/trip-days.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { textOf } from "#app/forms/use-app-form.ts";
import { safePath } from "#app/lib/safe-path.ts";
import { redirectWithToast } from "#app/middleware/flash.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { realtimeChannels } from "#app/realtime/channel-names.ts";
import { useChannel } from "#app/realtime/use-live.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { notificationService } from "#app/services/notifications.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { NotificationQuery } from "#contract/system/notifications/endpoints.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

export const handle = { crumb: "navigation:notifications" };

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { uid, audience, brand } = signedIn(context);
  const { timeZone } = brands[brand];
  const query = readListQuery(url, NotificationQuery);
  return {
    title: getI18n(context).t("notifications:title"),
    account: uid,
    audience,
    timeZone,
    today: todayIn(timeZone, new Date()),
    onlyNew: query.filter.unread === true,
    unreadable: query.unreadable ?? {},
    page: withinPages(url, await notificationService(context.get(apiContext)).list(query)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const service = notificationService(context.get(apiContext));
  const here = url.pathname + url.search;
  const uid = textOf(form, "uid");
  if (textOf(form, "intent") === "all") {
    await service.markAllRead(uid || undefined);
    return redirectWithToast(context, here, { text: getI18n(context).t("notifications:markedAll") });
  }
  await service.markRead(uid);
  const to = textOf(form, "intent") === "open" ? textOf(form, "to") : here;
  return redirect(safePath(to, portals[signedIn(context).audience].home), 303);
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { title, account, audience, timeZone, today, onlyNew, unreadable, page } = loaderData;
  const { t } = useTranslation("notifications");
  const { t: say } = useTranslation("kit");
  const fields: FilterField[] = [{ name: "unread", label: t("filter"), kind: "select" }];
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  useChannel(realtimeChannels.user(account), (event) => {
    if (event.startsWith("notification.")) void revalidate();
  });
  const dayName = (day: string) => {
    if (day === today) return t("today");
    return day === addDays(today, -1) ? t("yesterday") : formatDayLong(day, locale);
  };
  const [newest] = page.data;
  return (
    <ListPage
      title={title}
      intro={t("intro")}
      actions={
        page.data.some(({ read_at: readAt }) => readAt === null) ? (
          <Form method="post">
            <input type="hidden" name="uid" value={newest?.uid} />
            <Button type="submit" name="intent" value="all">
              {t("markAll")}
            </Button>
          </Form>
        ) : null
      }
    >
      <div className="max-w-3xl">
        <nav aria-label={t("filter")} className="flex gap-1 pb-4">
          <ViewLink label={t("all")} search="" current={!onlyNew} />
          <ViewLink label={t("fresh")} search="?filter[unread]=1" current={onlyNew} />
        </nav>
        <UnreadableFilters problems={filterProblems(fields, unreadable, say)} />
        {page.data.length === 0 ? (
          <EmptyState
            icon={Bell}
            title={t(onlyNew ? "emptyNew" : "empty")}
            text={t(onlyNew ? "emptyNewText" : "emptyText")}
          />
        ) : (
          byDay(page.data, timeZone).map(({ day, rows }) => (
            <section key={day} aria-label={dayName(day)} className="pb-5">
              <h2 className="pb-2 text-sm font-semibold text-muted-foreground">{dayName(day)}</h2>
              <ul className="rounded-md border border-border bg-card">
                {rows.map((notification) => (
                  <NotificationRow key={notification.uid} {...{ notification, audience, timeZone }} />
                ))}
              </ul>
            </section>
          ))
        )}
        <ListPages meta={page.meta} />
      </div>
    </ListPage>
  );
}

function ViewLink({ label, search, current }: { label: string; search: string; current: boolean }) {
  return (
    <Link
      to={{ search }}
      aria-current={current ? "page" : undefined}
      className="rounded-full border border-transparent px-3 py-1 text-sm text-muted-foreground hover:bg-accent aria-[current]:border-border aria-[current]:bg-card aria-[current]:font-medium aria-[current]:text-foreground"
    >
      {label}
    </Link>
  );
}
