import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

type Context = Readonly<RouterContextProvider>;

/** A whole file, with what the reader may do. */
export async function loadFile(context: Context, reference: string) {
  const file = await agentFileService(context.get(apiContext)).get(reference);
  return { title: file.name, file, may: rightsOf(context) };
}

/** A file as the frame of its pages needs it, with what the reader may do. */
export async function loadHead(context: Context, reference: string) {
  const file = await agentFileService(context.get(apiContext)).head(reference);
  return { title: file.name, file, may: rightsOf(context) };
}

function rightsOf(context: Context) {
  const account = signedIn(context);
  return {
    download: holds(account, "documents.download"),
    save: holds(account, "quotes.create"),
    send: holds(account, "quotes.send"),
    request: holds(account, "bookings.request"),
    cancel: holds(account, "bookings.request-cancel"),
    change: holds(account, "bookings.request-change"),
    seeAccount: holds(account, "agency-account.view"),
  };
}

export type FileRights = ReturnType<typeof rightsOf>;
