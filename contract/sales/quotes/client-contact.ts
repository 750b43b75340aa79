import { z } from "zod";

const Line = (longest: number) => z.string().trim().max(longest).nullable();

/** How an agency reaches the client of a quote, as the client details form asks for it. */
export const ClientContact = z.object({
  name: Line(120),
  email: z.email().max(200).nullable(),
  phone: Line(40),
  address: Line(300),
  /** Two letters. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
});
export type ClientContact = z.infer<typeof ClientContact>;
