import { ArrowLeft } from "lucide";
import { data, href, Link } from "react-router";
import type { Route } from "./+types/compare.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { apiContext } from "#app/context.ts";
import { brands } from "#app/domain/brands.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { inList } from "#app/lib/route-handle.ts";
import { can } from "#app/middleware/guards.server.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { ChangeList } from "#app/components/itinerary-changes/change-list.tsx";
import { officeFileService } from "#app/services/client-files.server.ts";
import { itineraryBuilderService } from "#app/services/itinerary-builder.server.ts";
import type { ItineraryVersion } from "#contract/sales/itineraries/builder.ts";

/** Who edits texts alone sees no files: the calls of this page ask for `itineraries.edit` besides. */
export const middleware: Route.MiddlewareFunction[] = [can("client-files.view")];

export const handle = inList("navigation:clientFiles", href("/admin/client-files"));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export async function loader({ url, params: { uid }, context }: Route.LoaderArgs) {
  const [from, to] = ["from", "to"].map((name) => Number(url.searchParams.get(name) ?? ""));
  if (!isVersion(from) || !isVersion(to)) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const [file, comparison] = await Promise.all([
    officeFileService(api).head(uid),
    itineraryBuilderService(api, uid).compare(from, to),
  ]);
  const title = getI18n(context).t("itineraryBuilder:compare.title");
  return { title, comparison, file: { uid, name: file.name, currency: file.currency, brand: file.brand } };
}

function isVersion(number: number | undefined): number is number {
  return number !== undefined && Number.isInteger(number) && number > 0;
}

/** What one published version says otherwise than another. */
export default function CompareItineraries({ loaderData: { comparison, file } }: Route.ComponentProps) {
  const { t } = useTranslation("itineraryBuilder");
  const { from, to, changes } = comparison;
  const timeZone = brands[file.brand].timeZone;
  return (
    <div className="max-w-5xl space-y-6">
      <header className="space-y-2">
        <p className="text-muted-foreground">{file.name}</p>
        <h1 className="text-xl">{t("compare.heading", { from: from.version, to: to.version })}</h1>
        <Link
          to={href("/admin/client-files/itinerary/:uid", { uid: file.uid })}
          className="inline-flex items-center gap-2 text-primary-text hover:underline print:hidden"
        >
          <Icon of={ArrowLeft} className="size-4" />
          {t("compare.back")}
        </Link>
      </header>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <PublishedWhen version={from} timeZone={timeZone} />
        <PublishedWhen version={to} timeZone={timeZone} />
      </dl>
      {changes.length === 0 ? (
        <EmptyState title={t("compare.same")} />
      ) : (
        <ChangeList changes={changes} currency={file.currency} />
      )}
    </div>
  );
}

function PublishedWhen({ version, timeZone }: { version: ItineraryVersion; timeZone: string }) {
  const { t } = useTranslation("itineraryBuilder");
  const date = formatInstant(version.published_at, timeZone, useLocale());
  const { published_by: name } = version;
  return (
    <>
      <dt className="font-medium">{t("versions.no", { version: version.version })}</dt>
      <dd className="text-muted-foreground">
        {name ? t("versions.by", { date, name }) : t("versions.at", { date })}
      </dd>
    </>
  );
}
