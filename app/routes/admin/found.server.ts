import { href, type RouterContextProvider } from "react-router";
import { apiContext, localeContext, sideCallContext } from "#app/context.ts";
import { filterParam } from "#app/data-table/filter-fields.ts";
import { formatDays } from "#app/domain/dates.ts";
import { isNamed, type Found, type Hit, type HitGroup } from "#app/domain/found.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { packageEditorService } from "#app/services/package-editor.server.ts";
import { officeUserService } from "#app/services/users.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { pageSizes } from "#contract/list-search-params.ts";
import { OfficePackageQuery } from "#contract/catalogue/packages/editor.ts";
import { OfficeUserQuery } from "#contract/people/users.ts";
import { can } from "#contract/permission-expression.ts";
import { OfficeFileQuery } from "#contract/sales/client-files/endpoints.ts";

type Context = Readonly<RouterContextProvider>;

const shownFiles = 6;
const shownOthers = 4;

/** What somebody of the office who sees client files finds for some words; a part that the account may not see, or that fails, is left out. */
export async function findForOffice(q: string, context: Context): Promise<Found> {
  const groups = await Promise.all([filesFor(q, context), packagesFor(q, context), peopleFor(q, context)]);
  return { q, groups: groups.filter(({ hits }) => hits.length > 0) };
}

/** What a list is asked for: its shortest page of what has the words. */
function asked(q: string): URLSearchParams {
  return new URLSearchParams({ [filterParam("q")]: q, per_page: String(pageSizes[0]) });
}

async function filesFor(q: string, context: Context): Promise<HitGroup> {
  const none: HitGroup = { kind: "files", hits: [], more: null };
  const { data, meta } = await officeFileService(context.get(apiContext)).list(
    readListQuery(asked(q), OfficeFileQuery),
  );
  const locale = context.get(localeContext);
  const hits = data.slice(0, shownFiles).map((file): Hit => ({
    to: href("/admin/client-files/:uid", { uid: file.uid }),
    title: `${file.reference} · ${file.name}`,
    text: [formatDays(file.travel_date, file.end_date, locale), file.agency_name].join(" · "),
    status: file.status,
    reference: file.reference,
  }));
  const all = `${href("/admin/client-files")}?${new URLSearchParams({ [filterParam("q")]: q })}`;
  return { ...none, hits, more: (meta.total ?? 0) > hits.length ? all : null };
}

async function packagesFor(q: string, context: Context): Promise<HitGroup> {
  const none: HitGroup = { kind: "packages", hits: [], more: null };
  if (!can(signedIn(context), "quick-quote.view")) return none;
  const locale = context.get(localeContext);
  return context.get(sideCallContext)(async (api) => {
    const query = readListQuery(asked(q), OfficePackageQuery);
    const { data } = await packageEditorService(api).list(query);
    const hits = data.slice(0, shownOthers).map(({ uid, ref, name }) => ({
      to: href("/admin/quick-quote/:uid", { uid }),
      title: name[locale] ?? name.en ?? ref,
      text: ref,
    }));
    return { ...none, hits };
  }, none);
}

/** Consultants and agents by name; each leads to the files that they have to do with. */
async function peopleFor(q: string, context: Context): Promise<HitGroup> {
  const none: HitGroup = { kind: "people", hits: [], more: null };
  const user = signedIn(context);
  const side = context.get(sideCallContext);
  const [consultants, agents] = await Promise.all([
    can(user, "client-files.reassign") ? side((api) => officeFileService(api).consultants(), []) : [],
    can(user, "users.view")
      ? side(
          async (api) => (await officeUserService(api).list(readListQuery(asked(q), OfficeUserQuery))).data,
          [],
        )
      : [],
  ]);
  const filesOf = (filter: string, name: string) =>
    `${href("/admin/client-files")}?${new URLSearchParams({ [filterParam(filter)]: name })}`;
  const hits = [
    ...consultants
      .filter(({ name }) => isNamed(name, q))
      .slice(0, shownOthers)
      .map(({ name }) => ({
        to: filesOf("consultant", name),
        title: name,
        text: getI18n(context).t("search:consultant"),
      })),
    ...agents
      .slice(0, shownOthers)
      .map(({ name, agency }) => ({ to: filesOf("q", name), title: name, text: agency.name })),
  ];
  return { ...none, hits };
}
