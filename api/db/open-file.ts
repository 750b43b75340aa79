import { clientFile } from "#api/db/schema/client-file.ts";
import { isNoneOf } from "#api/db/schema/columns.ts";
import { closedStatuses } from "#api/domain/files/closed-statuses.ts";

/** Files that go on, in the words of the index of them: with values in their place no plan that is kept would use it. */
export const isOpenFile = isNoneOf(clientFile.status, closedStatuses);
