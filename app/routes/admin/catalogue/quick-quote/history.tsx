import { useTranslation } from "#app/i18n/use-translation.ts";
import { href } from "react-router";
import type { Route } from "./+types/history.ts";
import { apiContext, localeContext, sideCallContext } from "#app/context.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import type { FieldWords } from "#app/records/field-words.ts";
import { HistoryList } from "#app/records/history-list.tsx";
import { RecordPage } from "#app/records/record-page.tsx";
import { useContentWords } from "#app/routes/admin/catalogue/quick-quote/content-words.ts";
import { PackageBadges } from "#app/routes/admin/catalogue/quick-quote/package-status.tsx";
import { packageTabs } from "#app/routes/admin/catalogue/quick-quote/package-tabs.ts";
import { say, usePackageWords } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { officeTimeZone } from "#app/routes/portal/facts.server.ts";
import { placeChoices } from "#app/routes/portal/place-choices.server.ts";
import { packageDayService, packageEditorService } from "#app/services/package-editor.server.ts";
import { HistoryQuery, type AuditEntry } from "#contract/system/audit/entry.ts";
import type { Page } from "#contract/envelope.ts";
import { readListQuery } from "#contract/list-query.ts";
import type { TranslatedText } from "#contract/primitives.ts";
import { withinPages } from "#app/data-table/within-pages.server.ts";

export const middleware: Route.MiddlewareFunction[] = [can("quick-quote.view")];

export const handle = inList("navigation:quickQuote", href("/admin/quick-quote"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const packages = packageEditorService(api);
  const { page } = readListQuery(url, HistoryQuery);
  const locale = context.get(localeContext);
  const besides = context.get(sideCallContext);
  const [pack, history, days, places] = await Promise.all([
    packages.get(uid),
    packages.history(uid, page),
    besides(async (side) => (await packageDayService(side, uid).show()).days, []),
    placeChoices(context, "office"),
  ]);
  const options = days.flatMap(({ slots }) => slots.flatMap((slot) => slot.options));
  const named = (code: string, name: TranslatedText) => ({ value: code, label: say(name, locale) });
  return {
    title: say(pack.name, locale),
    pack,
    history: withinPages(url, history),
    places,
    options: options.map(({ option, name }) => named(option, name)),
    extras: options.flatMap(({ extra_names: names }) => names.map(({ code, name }) => named(code, name))),
    timeZone: officeTimeZone(context),
  };
}

const actions = ["approved", "reopened", "published", "retired"] as const;
const contentActions = [
  "copied",
  "day_added",
  "day_changed",
  "day_removed",
  "day_restored",
  "slot_added",
  "slot_changed",
  "slot_removed",
  "slot_moved",
  "slot_restored",
] as const;

/** Entries about days and slots say of which one they tell; what came or went whole is not listed field by field. */
function useToldHistory(history: Page<AuditEntry>): Page<AuditEntry> {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  return {
    ...history,
    data: history.data.map((entry) => {
      const known = contentActions.find((one) => one === entry.action);
      if (!known) return entry;
      const isWhole = !known.endsWith("_changed") && !known.endsWith("_moved");
      const changes = isWhole ? [] : entry.changes;
      return {
        ...entry,
        action: t(`packageContent:history.${known}`, { what: entry.reason }),
        reason: null,
        changes,
      };
    }),
  };
}

export default function PackageHistory({
  loaderData: { title, pack, history, places, options, extras, timeZone },
}: Route.ComponentProps) {
  const { t } = useTranslation(["packageEditor", "packageContent", "records"]);
  const [own, inner] = [usePackageWords(places), useContentWords({ places, options, extras })];
  const words: FieldWords = {
    labels: { ...inner.labels, ...own.labels },
    value: (field, value) => own.value?.(field, value) ?? inner.value?.(field, value),
  };
  return (
    <RecordPage title={title} badges={<PackageBadges pack={pack} />} tabs={packageTabs(pack, t)}>
      <HistoryList
        history={useToldHistory(history)}
        words={words}
        timeZone={timeZone}
        actions={Object.fromEntries(actions.map((action) => [action, t(`actions.${action}`)]))}
      />
    </RecordPage>
  );
}
