import { notification } from "#api/db/schema/notification.ts";
import { type AudienceAccess, me, wall, type Wall } from "#api/db/walls/wall.ts";

const ownNotifications: AudienceAccess = {
  rows: `user_id = ${me}`,
  addRows: `exists (select from "user" u where u.id = notification.user_id)`,
  read: true,
  add: true,
  change: ["read_at"],
};

export const walls: Wall[] = [
  wall(notification, { office: ownNotifications, agent: ownNotifications, supplier: ownNotifications }),
];
