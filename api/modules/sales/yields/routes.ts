import { route, type Route } from "#api/http/mount.ts";
import { showYield } from "#api/modules/sales/yields/show-yield.ts";
import { showFileYield } from "#contract/sales/yields/file-yield.ts";

/** What client files earn. */
export const fileYieldRoutes: Route[] = [route(showFileYield, showYield)];
