import { z } from "zod";

/** What the action of the kit checks beside the rules. Schemas stay out of the browser. */
export const KitForm = z.object({
  price_cents: z.int().min(100).optional(),
  nights: z.int().min(1).max(60).optional(),
  rooms: z.array(z.object({ type: z.string(), guests: z.int().min(1).max(6).optional() })).optional(),
});
