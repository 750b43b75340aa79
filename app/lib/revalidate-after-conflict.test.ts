import { describe, expect, test } from "vitest";
import { revalidateAfterConflict } from "#app/lib/revalidate-after-conflict.ts";
import * as notifications from "#app/routes/account/notifications.tsx";
import * as profile from "#app/routes/account/profile.tsx";
import * as officeUser from "#app/routes/admin/people/users/show.tsx";
import * as agentQuote from "#app/routes/agent/quick-quote/customise/show.tsx";
import * as agencyUser from "#app/routes/agent/users/show.tsx";
import * as supplierUser from "#app/routes/supplier/users/show.tsx";

const pages: Record<string, { shouldRevalidate?: unknown }> = {
  profile,
  notifications,
  officeUser,
  agencyUser,
  supplierUser,
  agentQuote,
};

describe("after a conflict", () => {
  test.each(Object.entries(pages))("the page %s reads its record again", (_name, page) => {
    expect(page.shouldRevalidate).toBe(revalidateAfterConflict);
  });

  test.each([
    [409, false, true],
    [422, false, false],
    [200, true, true],
    [undefined, true, true],
  ])("of status %s and a default of %s it is %s", (actionStatus, defaultShouldRevalidate, expected) => {
    expect(revalidateAfterConflict({ actionStatus, defaultShouldRevalidate })).toBe(expected);
  });
});
