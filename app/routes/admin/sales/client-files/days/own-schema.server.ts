import { z } from "zod";

const text = z.string().default("");
const time = z
  .string()
  .optional()
  .transform((clock) => clock || null);

/** What the form of an own arrangement or a note sends. */
export const OwnSchema = z.object({
  lock_version: z.coerce.number().int(),
  add: z.enum(["own_arrangement", "note"]).default("note"),
  service: text,
  name: text,
  comment: text,
  start_time: time,
  end_time: time,
});
