import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { TestApi } from "#tests/support/test-api.ts";

export const uid = (username: string) => seedUid("user", username);
/** A colleague who has no account yet. */
export const mia = { name: "Mia Roth", email: "mia@silberfarn.example", role: "agent", locale: "de" };
export const newPassword = "tussock grass 42 lupins";

/** Calls about users, to whatever `api` is when they are made. */
export function userCalls(api: () => TestApi) {
  return {
    current: (token: string) => api().call("/api/public/sessions/current", { token }),
    call: (token: string, method: string, path: string, body?: object) =>
      api().call(`/api/${path}`, { method, token, body }),
    /** Sets the password by the link in the newest of so many batches of mail. */
    takeUp: async (batch: number) => {
      const mail = (await api().mails(batch)).at(-1);
      const token = /reset-password\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
      const path = `/api/public/password-resets/${token}`;
      return {
        mail,
        path,
        shown: await api().call(path),
        set: () =>
          api().call(path, {
            method: "PUT",
            body: { password: newPassword, password_confirmation: newPassword },
          }),
      };
    },
  };
}
