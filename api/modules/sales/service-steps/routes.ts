import { route, type Route } from "#api/http/mount.ts";
import { previewStep } from "#api/modules/sales/service-steps/preview-step.ts";
import { takeSteps } from "#api/modules/sales/service-steps/take-steps.ts";
import { previewServiceStep, takeServiceStep } from "#contract/sales/service-steps/endpoints.ts";

/** What the office does with services of a booking by hand. */
export const serviceStepRoutes: Route[] = [
  route(previewServiceStep, previewStep),
  route(takeServiceStep, takeSteps),
];
