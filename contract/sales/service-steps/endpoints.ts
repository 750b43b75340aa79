import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Cents, Currency, DateOnly, LineStatus, ServiceType, Uid } from "#contract/primitives.ts";
import { ServiceStep } from "#contract/sales/service-steps/step.ts";

/** So many services take a step at once. */
export const mostSteps = 60;

const serviceFields = {
  uid: Uid,
  service_type: ServiceType,
  name: z.string(),
  supplier_name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
};

/** What a step would make of one service at this moment. */
export const PlannedStep = z.object({
  ...serviceFields,
  lock_version: z.int(),
  status: LineStatus,
  /** What it would become; null where the step cannot be taken. */
  to: LineStatus.nullable(),
  /** Why the step cannot be taken, in the language of the call. */
  reason: z.string().nullable(),
  net_cents: Cents,
  /** What cancelling it costs the agency. */
  fee_cents: Cents,
  /** The rule that says so. */
  rule: z.string().nullable(),
});
export type PlannedStep = z.infer<typeof PlannedStep>;

/** Amounts are in the currency of the file. */
export const StepPreview = z.object({
  step: ServiceStep,
  currency: Currency,
  services: z.array(PlannedStep),
});
export type StepPreview = z.infer<typeof StepPreview>;

/** What became of one service. */
export const TakenStep = z.object({
  uid: Uid,
  name: z.string(),
  /** Its status from now on; null where the service is gone. */
  status: LineStatus.nullable(),
  done: z.boolean(),
  /** Why it was left as it is, in the language of the call. */
  reason: z.string().nullable(),
});
export type TakenStep = z.infer<typeof TakenStep>;

export const StepReport = z.object({ step: ServiceStep, services: z.array(TakenStep) });
export type StepReport = z.infer<typeof StepReport>;

const params = z.object({ uid: Uid, step: ServiceStep });
const tag = "service steps";

export const previewServiceStep = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/service-steps/{step}",
  summary: "What a step would make of services of a booking, and what stands in its way; nothing is changed",
  tag,
  access: { audience: "office", permission: "services.edit" },
  params,
  /** Public names of the services, with commas between them. */
  query: z.object({ services: z.string().max(30 * mostSteps) }),
  answer: item(StepPreview),
});

export const StepInput = z.object({
  /** The services as they were seen: another version or fee by now leaves them as they are. */
  services: z
    .array(z.object({ uid: Uid, lock_version: z.int(), fee_cents: Cents }))
    .min(1)
    .max(mostSteps),
  /** Asked of `cancel` and `end`. */
  reason: z.string().trim().max(1000).default(""),
  /** Asked where cancelling costs something. */
  fee_accepted: z.boolean().default(false),
  /** How a supplier said so; of `acknowledge` alone. */
  via: z.enum(["phone", "email"]).default("phone"),
});
export type StepInput = z.infer<typeof StepInput>;

export const takeServiceStep = defineEndpoint({
  method: "POST",
  path: "/api/office/client-files/{uid}/service-steps/{step}",
  summary:
    "Take a step with services of a booking, each by itself: answers what was done and what was left, and why",
  tag,
  /** Asking suppliers, and answering for them, ask for their own permission as well. */
  access: { audience: "office", permission: "services.edit" },
  params,
  body: StepInput,
  answer: item(StepReport),
  // Each service has a transaction of its own, and what was done once is not found to be done again.
  keepsAnswer: false,
});

export const serviceStepEndpoints = [previewServiceStep, takeServiceStep] as const;
