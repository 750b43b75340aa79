import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { formKeyName } from "#app/forms/form-draft.ts";
import { inviteAction } from "#app/routes/users/user-actions.server.ts";
import { AgentRole } from "#contract/people/users.ts";

test("an invitation carries the key of its form, so that one is mailed however often it is sent", async () => {
  const key = "k".repeat(26);
  const body = new URLSearchParams({ name: "Mia Hart", email: "mia@larkspur.example", role: "agent" });
  body.set(formKeyName, key);
  const invited: unknown[] = [];
  const stopped = new Error("Here the call would go out.");
  const sent = inviteAction(
    new Request("http://app.test/app/users/add", { method: "POST", body }),
    new RouterContextProvider(),
    {
      roles: AgentRole,
      listPath: "/app/users",
      invite: (invitation, once) => {
        invited.push(invitation.email, once);
        return Promise.reject(stopped);
      },
    },
  );
  await expect(sent).rejects.toBe(stopped);
  expect(invited).toEqual(["mia@larkspur.example", { "Idempotency-Key": key }]);
});
