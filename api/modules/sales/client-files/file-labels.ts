import { sql } from "drizzle-orm";
import type { LabelBrief } from "#contract/content/labels.ts";

/** The active labels of a file in the office's order, as a column of a query over client files. */
export const labelsOfFile = sql<LabelBrief[]>`coalesce((
  select json_agg(json_build_object('uid', l.uid, 'name', l.name, 'colour', l.colour, 'icon', l.icon)
    order by l.position, l.id)
  from client_file_label fl join label l on l.id = fl.label_id
  where fl.file_id = client_file.id and l.active), '[]'::json)`;
