import { z } from "zod";
import { StepInput } from "#contract/sales/service-steps/endpoints.ts";

/** A service as whoever takes a step saw it: public name, version, fee. */
const seenShape = /^([0-9A-Z]{26}):(\d{1,9}):(\d{1,12})$/;

/** What the form of a step sends. */
export const StepFormInput = StepInput.omit({ services: true }).extend({
  seen: z
    .string()
    .max(5000)
    .transform((text) =>
      text.split(",").flatMap((one) => {
        const [, uid, version, fee] = seenShape.exec(one) ?? [];
        return uid ? [{ uid, lock_version: Number(version), fee_cents: Number(fee) }] : [];
      }),
    ),
});
