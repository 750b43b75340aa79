import { findTrip, signIn } from "./visitor.ts";

export type MainPage = { name: string; path: string; cookie: string };

/** A day from now on which the packages of the demo world have rates. */
export const dayWithRates = () => new Date(Date.now() + 100 * 86_400_000);

/**
 * The pages that people open all day, one of each kind, as those who open them: office, agent, supplier and traveller.
 * The server has the demo world.
 */
export async function mainPages(url: string): Promise<MainPage[]> {
  const [office, agent, supplier] = await Promise.all(
    (["consultant", "emma.larkspur", "desk.steamvale"] as const).map((login) => signIn(url, login)),
  );
  const date = dayWithRates().toISOString().slice(0, 10);
  const list = await textOf(`${url}/admin/client-files?filter%5Bq%5D=NZFI100001`, office);
  const [file = "/admin"] = /\/admin\/client-files\/[0-9A-Z]{26}/i.exec(list) ?? [];
  const pages: [name: string, path: string, cookie: string | null | undefined][] = [
    ["office: desk", "/admin", office],
    ["office: client files", "/admin/client-files", office],
    ["office: a client file", file, office],
    ["office: labels", "/admin/labels", office],
    ["office: finalisation", "/admin/fit-finalisation-tracker", office],
    ["office: packages", "/admin/quick-quote", office],
    ["office: search", "/admin/search?q=Lena", office],
    ["agent: desk", "/app", agent],
    ["agent: files", "/app/list-bookings", agent],
    ["agent: a booking", "/app/view-booking/AUFI200001", agent],
    ["agent: its account", "/app/view-booking/AUFI200001/account", agent],
    ["agent: the quote of a file", "/app/view-booking/NZFI100031/quote", agent],
    ["agent: packages", "/app/quick-quote", agent],
    [
      "agent: price of a package",
      `/app/quick-quote/SAD5?travel_date=${date}&class=standard&rooms=DB-2`,
      agent,
    ],
    ["agent: customise", "/app/quick-quote/customise/NZFI100031", agent],
    ["supplier: desk", "/supplier-app", supplier],
    ["supplier: confirmed", "/supplier-app/confirmed", supplier],
    ["traveller: a trip", await findTrip(url), ""],
    ["anybody: find a trip", "/travel-app/", ""],
  ];
  return pages.map(([name, path, cookie]) => ({ name, path, cookie: cookie ?? "" }));
}

async function textOf(address: string, cookie: string | null | undefined): Promise<string> {
  const answer = await fetch(address, { headers: { Cookie: cookie ?? "" } });
  return answer.text();
}
