import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { officeFileService } from "#app/services/client-files.server.ts";

/** No reference has more letters and digits; whoever typed more reads that there is none. */
const longest = 40;

/** The booking of a reference, however it was typed; null where there is none that the reader sees. */
export async function findBooking(
  reference: string,
  context: Readonly<RouterContextProvider>,
): Promise<string | null> {
  const typed = reference.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  if (typed.length > longest) return null;
  const page = await officeFileService(context.get(apiContext)).list({
    page: 1,
    per_page: 25,
    sort: [],
    filter: { reference: typed },
  });
  return page.data.find((file) => file.reference === typed)?.uid ?? null;
}
