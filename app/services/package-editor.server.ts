import type { ApiClient } from "#app/services/http/api-client.ts";
import { resourceClient } from "#app/services/http/resource-client.server.ts";
import { movePackage, packageResource, publishPackage } from "#contract/packages/editor.ts";

/** Packages as the office makes them. */
export const packageEditorService = (api: ApiClient) => ({
  ...resourceClient(api, packageResource),
  /** Marks a draft as tested, or takes a package up again as a draft. */
  transit: (uid: string, version: number, verb: "approve" | "reopen") =>
    api.call(movePackage, { params: { uid }, body: { verb, lock_version: version } }),
  /** Brings it out to agents, or takes it from them. */
  publish: (uid: string, version: number, verb: "publish" | "retire") =>
    api.call(publishPackage, { params: { uid }, body: { verb, lock_version: version } }),
});
