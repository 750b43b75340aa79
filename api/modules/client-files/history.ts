import { listHistory } from "#api/audit/history.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { fileIdOf } from "#api/modules/client-files/show.ts";
import type { showFileHistory } from "#contract/client-files/endpoints.ts";

/** What happened to a client file that the account may see; 404 otherwise. */
export async function historyOfFile({ params, query }: InputOf<typeof showFileHistory>, call: Call) {
  await fileIdOf(params, call);
  return call.database.inScope(call.scope, (tx) =>
    listHistory(tx, { type: "client-file", uid: params.uid }, query),
  );
}
