import { z } from "zod";
import { serviceSteps } from "#contract/sales/service-steps/step-names.ts";

/** A step that the office takes with a service of a booking by hand. */
export const ServiceStep = z.enum(serviceSteps);
export type ServiceStep = z.infer<typeof ServiceStep>;
