import type { RouterContextProvider } from "react-router";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

/** Who looks at a client file, as far as the frame of its pages depends on it. */
export type OfficeReader = {
  /** Public name of the account. */
  uid: string;
  seesInvoices: boolean;
  seesYield: boolean;
  seesHistory: boolean;
  seesFinalisation: boolean;
  mayReopen: boolean;
  mayCreate: boolean;
  mayCancel: boolean;
  editsServices: boolean;
  editsItinerary: boolean;
  editsDays: boolean;
};

export function officeReader(context: Readonly<RouterContextProvider>): OfficeReader {
  const account = signedIn(context);
  return {
    uid: account.uid,
    seesInvoices: holds(account, "invoices.view"),
    seesYield: holds(account, "yield.view"),
    seesHistory: holds(account, "audit.view"),
    seesFinalisation: holds(account, "fit-finalisation.view"),
    mayReopen: holds(account, "fit-finalisation.edit"),
    mayCreate: holds(account, "client-files.create"),
    mayCancel: holds(account, "client-files.cancel"),
    editsServices: holds(account, "services.edit"),
    editsItinerary: holds(account, "itineraries.edit"),
    editsDays: holds(account, "day-headers.edit"),
  };
}
