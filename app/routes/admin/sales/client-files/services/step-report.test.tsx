import { expect, test } from "vitest";
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import { serviceSteps } from "#app/i18n/locales/en/sales/service-steps.ts";
import { StepReport } from "#app/routes/admin/sales/client-files/services/step-report.tsx";
import { render, textOf } from "#tests/support/render.tsx";

const texts = { en: { kit, serviceSteps } };
const file = "01J9Z3NDEKTSV4RRFFQ69G5FA0";
const service = (uid: string, done: boolean, reason: string | null, name = "City room") => ({
  ...{ uid, name, done, reason },
  status: done ? ("AL" as const) : ("OR" as const),
});

test("what was done is counted, what was left is named with its reason and can be looked at again", async () => {
  const services = [
    service("01J9Z3NDEKTSV4RRFFQ69G5FA1", true, null),
    service("01J9Z3NDEKTSV4RRFFQ69G5FA2", false, "Our stock does not cover it."),
    service("01J9Z3NDEKTSV4RRFFQ69G5FA3", false, "This record does not exist.", ""),
  ];
  const html = await render(<StepReport file={file} report={{ step: "hold", services }} />, { texts });
  const text = textOf(html);
  expect(text).toContain("Hold from our stock: done for 1 service.");
  expect(text).toContain("2 services were left as they are:");
  expect(text).toContain("City room · Our stock does not cover it.");
  expect(text).toContain("A service that is no longer there · This record does not exist.");
  expect(html).toContain(
    `/admin/client-files/${file}/services/hold?ids=01J9Z3NDEKTSV4RRFFQ69G5FA2&amp;ids=01J9Z3NDEKTSV4RRFFQ69G5FA3`,
  );
});

test("where nothing was done it says so", async () => {
  const services = [service("01J9Z3NDEKTSV4RRFFQ69G5FA2", false, "Its day has passed.")];
  const text = textOf(
    await render(<StepReport file={file} report={{ step: "request", services }} />, { texts }),
  );
  expect(text).toContain("Nothing was changed.");
  expect(text).toContain("1 service was left as it is:");
});
