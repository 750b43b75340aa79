import { notification } from "./schema/notification.ts";
import { me, wall, type AudienceAccess, type Wall } from "./wall.ts";

const ownNotifications: AudienceAccess = {
  rows: `user_id = ${me}`,
  addRows: `exists (select from "user" u where u.id = notification.user_id)`,
  read: true,
  add: true,
  change: ["read_at"],
};

/** The walls around what belongs to one account, whatever its audience. */
export const ownWalls: Wall[] = [
  wall(notification, { office: ownNotifications, agent: ownNotifications, supplier: ownNotifications }),
];
