import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { previewServiceStep, takeServiceStep } from "#contract/sales/service-steps/endpoints.ts";
import type { ServiceStep } from "#contract/sales/service-steps/step.ts";

/** What the office does with services of one booking by hand. */
export const serviceStepService = (api: ApiClient, uid: string) => ({
  preview: (step: ServiceStep, services: readonly string[]) =>
    api.call(previewServiceStep, { params: { uid, step }, query: { services: services.join(",") } }),
  take: (step: ServiceStep, body: z.input<typeof takeServiceStep.body>) =>
    api.call(takeServiceStep, { params: { uid, step }, body }),
});
