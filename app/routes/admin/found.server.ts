import { href, type RouterContextProvider } from "react-router";
import { apiContext, localeContext, sideCallContext } from "#app/context.ts";
import { filterParam } from "#app/data-table/filter-fields.ts";
import { formatDays } from "#app/domain/dates.ts";
import {
  isNamed,
  referenceFirst,
  type Found,
  type Hit,
  type HitGroup,
  type HitKind,
} from "#app/domain/found.ts";
import { getI18n } from "#app/middleware/locale.server.ts";
import { waysInFile } from "#app/routes/admin/found-in-file.server.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { finderService } from "#app/services/finder.server.ts";
import { officeUserService } from "#app/services/users.server.ts";
import { readListQuery } from "#contract/list-query.ts";
import { pageSizes } from "#contract/list-search-params.ts";
import { OfficeUserQuery } from "#contract/people/users.ts";
import { can } from "#contract/permission-expression.ts";
import { OfficeFileQuery } from "#contract/sales/client-files/endpoints.ts";

type Context = Readonly<RouterContextProvider>;

const shownFiles = 6;
const shownOthers = 4;
/** So long may be what the list of client files is filtered by. */
const longestFilter = 60;

/**
 * What somebody of the office who sees client files finds for some words; a part that the account may not see, or that
 * fails, is left out. Words that begin with a reference lead on to the pages and deeds of its file.
 */
export async function findForOffice(q: string, context: Context): Promise<Found> {
  const groups = await Promise.all([filesFor(q, context), recordsFor(q, context), peopleFor(q, context)]);
  return { q, groups: groups.flat().filter(({ hits }) => hits.length > 0) };
}

/** What a list is asked for: its shortest page of what has the words. */
function asked(q: string): URLSearchParams {
  return new URLSearchParams({ [filterParam("q")]: q, per_page: String(pageSizes[0]) });
}

async function filesFor(q: string, context: Context): Promise<HitGroup[]> {
  const wanted = referenceFirst(q);
  const words = wanted?.reference ?? q;
  const { data, meta } = await officeFileService(context.get(apiContext)).list(
    readListQuery(asked(words), OfficeFileQuery),
  );
  const locale = context.get(localeContext);
  const hits = data.slice(0, shownFiles).map((file): Hit => ({
    to: href("/admin/client-files/:uid", { uid: file.uid }),
    title: `${file.reference} · ${file.name}`,
    text: [formatDays(file.travel_date, file.end_date, locale), file.agency_name].join(" · "),
    status: file.status,
    reference: file.reference,
  }));
  const all = `${href("/admin/client-files")}?${new URLSearchParams({ [filterParam("q")]: words })}`;
  const files: HitGroup = { kind: "files", hits, more: (meta.total ?? 0) > hits.length ? all : null };
  const named = data.find(({ reference }) => reference === wanted?.reference);
  if (!named || !wanted) return [files];
  const ways = waysInFile(named, wanted.rest, context);
  // Who says where in the file wants to go there.
  return wanted.rest === "" ? [files, ways] : [ways, files];
}

/** Packages, suppliers, products and agencies, which one call finds. */
async function recordsFor(q: string, context: Context): Promise<HitGroup[]> {
  // Nothing but a file is called by a reference.
  if (referenceFirst(q)) return [];
  return context.get(sideCallContext)(async (api) => {
    const { packages, suppliers, products, agencies } = await finderService(api).find(q);
    const groups: [HitKind, Hit[]][] = [
      [
        "packages",
        packages.map(({ uid, code, name }) => ({
          to: href("/admin/quick-quote/:uid", { uid }),
          title: name,
          text: code,
        })),
      ],
      [
        "suppliers",
        suppliers.map(({ uid, code, name }) => ({
          to: href("/admin/suppliers/:uid", { uid }),
          title: name,
          text: code,
        })),
      ],
      [
        "products",
        products.map(({ uid, code, name, supplier, supplier_name: of }) => ({
          to: href("/admin/suppliers/:uid/products/:product", { uid: supplier, product: uid }),
          title: name,
          text: `${of} · ${code}`,
        })),
      ],
      [
        "agencies",
        agencies.map(({ code, name }) => ({
          to: filesWith("agency", name.slice(0, longestFilter)),
          title: name,
          text: code,
        })),
      ],
    ];
    return groups.map(([kind, hits]) => ({ kind, hits, more: null }));
  }, []);
}

/** Consultants and agents by name; each leads to the files that they have to do with. */
async function peopleFor(q: string, context: Context): Promise<HitGroup> {
  const none: HitGroup = { kind: "people", hits: [], more: null };
  if (referenceFirst(q)) return none;
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
  const hits = [
    ...consultants
      .filter(({ name }) => isNamed(name, q))
      .slice(0, shownOthers)
      .map(({ name }) => ({
        to: filesWith("consultant", name),
        title: name,
        text: getI18n(context).t("search:consultant"),
      })),
    ...agents
      .slice(0, shownOthers)
      .map(({ name, agency }) => ({ to: filesWith("q", name), title: name, text: agency.name })),
  ];
  return { ...none, hits };
}

/** The list of client files that have something to do with somebody. */
function filesWith(filter: string, name: string): string {
  return `${href("/admin/client-files")}?${new URLSearchParams({ [filterParam(filter)]: name })}`;
}
