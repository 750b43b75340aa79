import { z } from "zod";

export const ChangeStatus = z.enum(["Open", "Applied", "Declined", "Withdrawn"]);
export type ChangeStatus = z.infer<typeof ChangeStatus>;
