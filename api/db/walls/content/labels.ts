import { clientFileLabel, label } from "#api/db/schema/label.ts";
import { everyRow, ofVisibleFile, readAndWrite, wall, type Wall } from "#api/db/walls/wall.ts";

export const walls: Wall[] = [
  // Labels are the office's own words about a file; nobody else reads them.
  wall(label, { office: { rows: everyRow, ...readAndWrite, remove: true } }, "label"),
  wall(clientFileLabel, {
    // How often a label is used counts over all brands; a pair of numbers says nothing about the file.
    office: {
      rows: everyRow,
      ownRows: ofVisibleFile("client_file_label"),
      read: true,
      add: true,
      remove: true,
    },
  }),
];
