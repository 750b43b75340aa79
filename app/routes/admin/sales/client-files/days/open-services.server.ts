import { redirect, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { servicesPage } from "#app/routes/admin/sales/client-files/days/service-deeds.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { fileServiceService } from "#app/services/file-services.server.ts";

/** A file whose services can be changed, for a page on which that is done; back to the services where they cannot. */
export async function openServices(uid: string, context: Readonly<RouterContextProvider>) {
  const api = context.get(apiContext);
  const services = fileServiceService(api, uid);
  const [file, edits] = await Promise.all([officeFileService(api).get(uid), services.edits()]);
  if (edits.way === "none") throw redirect(servicesPage(uid));
  const { name, reference, travel_date, end_date, status } = file;
  return { services, file, edits, status, head: { name, reference, travel_date, end_date } };
}

/** The day that an address names; the first one without a name. */
export function dayOf<Day extends { day_no: number }>(url: URL, days: readonly Day[]): Day | undefined {
  return days.find(({ day_no: day }) => String(day) === url.searchParams.get("day")) ?? days[0];
}
