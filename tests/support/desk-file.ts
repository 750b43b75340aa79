import { eq } from "drizzle-orm";
import { agency } from "#api/db/schema/company.ts";
import type { TestApi } from "#tests/support/test-api.ts";

/** A quote that the office made of a package for two, from 9 February 2027 on; answers the uids of its file and its agency. */
export async function deskFile(api: TestApi, token: string) {
  const [found] = await api.system((tx) =>
    tx.select({ uid: agency.uid }).from(agency).where(eq(agency.name, "Larkspur & Finch Travel")),
  );
  const body = {
    ...{ begin: "package", package: "SAD5", class: "standard", agency: found!.uid, name: "Desk work" },
    ...{ travel_date: "2027-02-09", rooms: "DB-2", locale: "en" },
  };
  const made = await api.call("/api/office/client-files", { method: "POST", body, token });
  return { uid: String(made.json.data.uid), agencyUid: found!.uid };
}
