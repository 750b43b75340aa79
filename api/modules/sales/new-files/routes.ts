import { route, type Route } from "#api/http/mount.ts";
import { listAgencies, showChoices } from "#api/modules/sales/new-files/choices.ts";
import { createFile } from "#api/modules/sales/new-files/create-file.ts";
import {
  createClientFile,
  listFileAgencies,
  showNewFileChoices,
} from "#contract/sales/client-files/create.ts";

/** Client files that the office makes. */
export const newFileRoutes: Route[] = [
  route(listFileAgencies, ({ query }, call) => listAgencies(query, call)),
  route(showNewFileChoices, ({ query }, call) => showChoices(query, call)),
  route(createClientFile, ({ body }, call) => createFile(body, call)),
];
