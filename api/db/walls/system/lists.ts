import { listSetting, savedView } from "#api/db/schema/saved-view.ts";
import { me, myAgency, mySupplier, readAndWrite, wall, type Wall } from "#api/db/walls/wall.ts";

const own = { rows: `user_id = ${me}`, ...readAndWrite } as const;

/** The walls around what accounts keep of their lists. A shared view is read by colleagues and changed by its owner. */
export const walls: Wall[] = [
  wall(
    savedView,
    {
      office: {
        rows: `audience = 'office' and (user_id = ${me} or shared)`,
        ownRows: `audience = 'office' and agency_id is null and supplier_id is null and user_id = ${me}`,
        ...readAndWrite,
        remove: true,
      },
      agent: {
        rows: `audience = 'agent' and (user_id = ${me} or (shared and agency_id = ${myAgency}))`,
        ownRows: `audience = 'agent' and agency_id = ${myAgency} and supplier_id is null and user_id = ${me}`,
        ...readAndWrite,
        remove: true,
      },
      supplier: {
        rows: `audience = 'supplier' and (user_id = ${me} or (shared and supplier_id = ${mySupplier}))`,
        ownRows: `audience = 'supplier' and supplier_id = ${mySupplier} and agency_id is null and user_id = ${me}`,
        ...readAndWrite,
        remove: true,
      },
    },
    "saved-view",
  ),
  wall(listSetting, { office: own, agent: own, supplier: own }),
];
