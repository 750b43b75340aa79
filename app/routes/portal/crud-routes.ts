import { route, type RouteConfigEntry } from "@react-router/dev/routes";

/**
 * The pages of a plain resource under their usual addresses (rulings 7): list, `export.csv`, `add`, the record and
 * its history. `folder` holds `list`, `export`, `create`, `edit` and `history`.
 */
export function crudRoutes(path: string, folder: string): RouteConfigEntry[] {
  return [
    route(path, `${folder}/list.tsx`),
    route(`${path}/export.csv`, `${folder}/export.ts`),
    route(`${path}/add`, `${folder}/create.tsx`),
    route(`${path}/:uid`, `${folder}/edit.tsx`),
    route(`${path}/:uid/history`, `${folder}/history.tsx`),
  ];
}
