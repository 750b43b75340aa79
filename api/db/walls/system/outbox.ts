import { outboxMessage } from "#api/db/schema/session.ts";
import { ofMyBrand, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [wall(outboxMessage, { office: { rows: ofMyBrand, read: true, add: true } })];
