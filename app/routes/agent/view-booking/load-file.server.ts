import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { agentFileService } from "#app/services/client-files.server.ts";
import { can as holds } from "#contract/permission-expression.ts";

/** A file as the frame of its pages needs it, with what the reader may do. */
export async function loadFile(context: Readonly<RouterContextProvider>, reference: string) {
  const file = await agentFileService(context.get(apiContext)).get(reference);
  const account = signedIn(context);
  return {
    title: file.name,
    file,
    may: {
      download: holds(account, "documents.download"),
      save: holds(account, "quotes.create"),
      send: holds(account, "quotes.send"),
      request: holds(account, "bookings.request"),
      cancel: holds(account, "bookings.request-cancel"),
      change: holds(account, "bookings.request-change"),
      seeAccount: holds(account, "agency-account.view"),
    },
  };
}

export type FileRights = Awaited<ReturnType<typeof loadFile>>["may"];
