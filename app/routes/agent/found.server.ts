import { href, type RouterContextProvider } from "react-router";
import { apiContext, localeContext, sideCallContext } from "#app/context.ts";
import { filterParam } from "#app/data-table/filter-fields.ts";
import { formatDays } from "#app/domain/dates.ts";
import type { Found, HitGroup } from "#app/domain/found.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import { agentPackageService } from "#app/services/packages.server.ts";
import { PackageQuery } from "#contract/catalogue/packages/endpoints.ts";
import { readListQuery } from "#contract/list-query.ts";
import { pageSizes } from "#contract/list-search-params.ts";
import { can } from "#contract/permission-expression.ts";
import { AgentFileQuery } from "#contract/sales/client-files/endpoints.ts";

type Context = Readonly<RouterContextProvider>;

const shownFiles = 6;
const shownPackages = 4;

/** What somebody of an agency who sees its files finds for some words; packages that fail are left out. */
export async function findForAgent(q: string, context: Context): Promise<Found> {
  const groups = await Promise.all([filesFor(q, context), packagesFor(q, context)]);
  return { q, groups: groups.filter(({ hits }) => hits.length > 0) };
}

async function filesFor(q: string, context: Context): Promise<HitGroup> {
  const none: HitGroup = { kind: "files", hits: [], more: null };
  const wanted = { [filterParam("q")]: q };
  const query = new URLSearchParams({ ...wanted, per_page: String(pageSizes[0]) });
  const files = agentFileService(context.get(apiContext));
  const { data, meta } = await files.list(readListQuery(query, AgentFileQuery));
  const locale = context.get(localeContext);
  const hits = data
    .slice(0, shownFiles)
    .map(({ reference, name, travel_date: from, end_date: to, agent_name: agent, status }) => ({
      to: href("/app/view-booking/:reference", { reference }),
      title: `${reference} · ${name}`,
      text: [formatDays(from, to, locale), agent].filter(Boolean).join(" · "),
      status,
      reference,
    }));
  const all = `${href("/app/list-bookings")}?${new URLSearchParams(wanted)}`;
  return { ...none, hits, more: (meta.total ?? 0) > hits.length ? all : null };
}

async function packagesFor(q: string, context: Context): Promise<HitGroup> {
  const none: HitGroup = { kind: "packages", hits: [], more: null };
  if (!can(signedIn(context), "quotes.create")) return none;
  const query = new URLSearchParams({ [filterParam("q")]: q, per_page: String(pageSizes[0]) });
  return context.get(sideCallContext)(async (api) => {
    const { data } = await agentPackageService(api).list(readListQuery(query, PackageQuery));
    const hits = data.slice(0, shownPackages).map(({ ref, name }) => ({
      to: href("/app/quick-quote/:ref", { ref }),
      title: name,
      text: ref,
    }));
    return { ...none, hits };
  }, none);
}
