import { fileTask } from "#api/db/schema/file-task.ts";
import { ofVisibleFile, readAndWrite, wall, type Wall } from "#api/db/walls/wall.ts";

/** What the office has to do about its files is for the office alone. */
export const walls: Wall[] = [
  wall(fileTask, { office: { rows: ofVisibleFile("file_task"), ...readAndWrite, remove: true } }),
];
