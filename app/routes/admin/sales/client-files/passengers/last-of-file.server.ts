import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { signedIn } from "#app/routes/portal/facts.server.ts";
import { officeFileService } from "#app/services/client-files.server.ts";
import { can } from "#contract/permission-expression.ts";

/** The newest entries of the history of a file, to name who was quicker; nothing for those who may not read it. */
export async function lastOfFile(context: Readonly<RouterContextProvider>, uid: string) {
  if (!can(signedIn(context), "audit.view")) throw new RangeError("The history is not for this reader");
  return officeFileService(context.get(apiContext)).history(uid, 1);
}
