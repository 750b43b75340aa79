import { shownRequest, shownRequestFile, steamvaleRequest } from "./demo-links.ts";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { demoSheet } from "#api/demo/seed-rate-imports.ts";
import { demoSession } from "#api/demo/seed-payments.ts";
import { ownTermsSeed } from "#api/demo/world/policies.ts";
import { seedUid } from "#api/demo/world/seed-keys.ts";
import { pages as resources } from "#tests/support/e2e/registry-pages.ts";
import { shownProduct, shownRate, stockChange } from "#tests/support/e2e/shown-rate.ts";
import { tourLine } from "#tests/support/e2e/walled-world.ts";
import { readRepositoryFile } from "#tests/support/repository.ts";

export type PageRoute = {
  /** As the framework names it: given, or the file without its ending. */
  id: string;
  /** The route module below `app/`. */
  file: string;
  /** With a value in each parameter. */
  path: string;
  portal: "office" | "agent" | "supplier" | null;
  /** The permission that the route's own guard asks for. */
  permission: string | null;
  hasAction: boolean;
};

/** A value for each parameter, of a record that is there. */
const samples: Record<string, string> = {
  uid: seedUid("file", "NZFI100001"),
  reference: "NZFI100001",
  ref: "SAD5",
  userUid: seedUid("user", "jonas.silberfarn"),
  token: "x".repeat(43),
  key: "NZFI100001.pdf",
  picture: "ZQN.svg",
  // No file of the demo world was uploaded.
  upload: "0".repeat(26),
  day: "1",
  step: "cancel",
  seq: "1",
  slot: seedUid("package slot", "SAD5 1.10"),
  invoice: seedUid("invoice", "NZFI100001"),
  line: seedUid("line", "NZFI100001:1:20"),
  way: "write-off",
  session: demoSession(1),
  paper: seedUid("invoice", "NZFI100001"),
  product: shownProduct,
  rate: shownRate.uid,
  date: "2031-03-03",
  service: seedUid("line", "NZFI100001:3:10"),
  batch: demoSheet.uid,
  terms: seedUid("cancel-policy", ownTermsSeed.code),
  task: seedUid("task", "credit"),
  "*": "nowhere",
};
/** Pages of a quote show one that is with its client; all others of a file show a trip. */
const quotePages =
  /quick-quote\/(customise|copy)|view-booking\/:reference\/(compare|request|quote)|documents\/quote/;
const quoteSamples: Record<string, string> = {
  reference: "NZFI100028",
  key: "NZFI100028-1.pdf",
  line: tourLine,
};
/** A trip that the office may still work on. */
const workedPages = /client-files\/:uid\/services\/(add|write|amend|:line)/;
const workedSamples: Record<string, string> = { uid: seedUid("file", "NZFI100017") };
/** Only what has not begun may change. */
const changePages = /view-booking\/:reference\/change/;
const changeSamples: Record<string, string> = { reference: "NZFI100017" };
/** A file with an open request, and in the portal of its supplier another one. */
const requestPages = /client-files\/:uid\/requests/;
const requestSamples: Record<string, string> = {
  uid: seedUid("file", shownRequestFile),
  request: shownRequest,
};
const ownRequestPages = /supplier-app\/service/;
const ownRequestSamples: Record<string, string> = { uid: steamvaleRequest };
/** An invoice of a file whose agency is that of no agent who tries. */
const paperPages = /documents\/invoice/;
const paperSamples: Record<string, string> = {
  file: seedUid("file", "NZFI100001"),
  key: `${seedUid("invoice", "NZFI100001")}.pdf`,
};
/** The account of a file whose agency is that of no agent who tries. */
const accountPages = /documents\/account/;
const accountSamples: Record<string, string> = { file: seedUid("file", "NZFI100001"), key: "file.pdf" };
/** What would change or be answered stands in their address; without it they lead back to where that is chosen. */
const askedIn = [
  [/allotments\/check$/, stockChange],
  [/requests\/answer$/, `answer=confirm&requests=${steamvaleRequest}`],
] as const;
/** Somebody at the supplier that stands before. */
const supplierUserPages = /suppliers\/:uid\/users/;
const supplierUserSamples: Record<string, string> = { userUid: seedUid("user", "front.steamvale") };
const portals: Record<string, PageRoute["portal"]> = {
  admin: "office",
  agent: "agent",
  supplier: "supplier",
};

const specialSamples = [
  [supplierUserPages, supplierUserSamples],
  [changePages, changeSamples],
  [workedPages, workedSamples],
  [quotePages, quoteSamples],
  [requestPages, requestSamples],
  [ownRequestPages, ownRequestSamples],
  [paperPages, paperSamples],
  [accountPages, accountSamples],
] as const;

/** Every page and resource route that is built, from the list that the build is made from. */
export function pageRoutes(): PageRoute[] {
  return flatten(routes, "", null);
}

function flatten(entries: RouteConfigEntry[], above: string, outer: PageRoute["portal"]): PageRoute[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    const folder = /^routes\/(\w+)\/layout\.tsx$/.exec(entry.file)?.[1];
    const portal = folder === undefined ? outer : (portals[folder] ?? null);
    return entry.children ? flatten(entry.children, path, portal) : [describe(entry, path, portal)];
  });
}

function describe({ id, file }: RouteConfigEntry, path: string, portal: PageRoute["portal"]): PageRoute {
  const source = readRepositoryFile(`app/${file}`);
  return {
    id: id ?? file.replace(/\.tsx?$/, ""),
    file,
    path: `/${samplePath(path)}${queryOf(path)}`,
    portal: portal ?? ownPortal(source),
    permission:
      /middleware[^=]*= \[(?:\s*requireAudience\("\w+"\),)?\s*can\("([^"]+)"\)/.exec(source)?.[1] ?? null,
    hasAction: /export (const|async function|function) action\b/.test(source),
  };
}

function queryOf(path: string): string {
  const asked = askedIn.find(([pages]) => pages.test(path));
  return asked ? `?${asked[1]}` : "";
}

/** Of a page that stands outside of its portal's layout and asks for its audience itself. */
function ownPortal(source: string): PageRoute["portal"] {
  const audience = /middleware[^=]*= \[\s*requireAudience\("(office|agent|supplier)"\)/.exec(source)?.[1];
  return Object.values(portals).find((portal) => portal === audience) ?? null;
}

function samplePath(pattern: string): string {
  const parts = pattern.split("/");
  return parts
    .map((part, index) =>
      part.replace(/^(?::.+|\*)$/, () => {
        const special = specialSamples.find(([pages]) => pages.test(pattern))?.[1] ?? {};
        return special[part.slice(1)] ?? sampleOf(part, parts[index - 1]);
      }),
    )
    .join("/");
}

/** A `:uid` is of a record of the part of the path before it; elsewhere of a client file. */
function sampleOf(part: string, before = ""): string {
  const name = part.replace(":", "");
  const sample = (name === "uid" ? resources[before]?.record : undefined) ?? samples[name];
  if (sample === undefined) throw new RangeError(`Name a sample for the parameter :${name} here`);
  return sample;
}
