import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  saveProfile,
  showProfile,
  type ProfileInput,
} from "#contract/people/profile.ts";
import {
  confirmEnrolment,
  removeTwoFactor,
  renewRecoveryCodes,
  showEnrolment,
  startEnrolment,
} from "#contract/people/two-factor.ts";

type PasswordChange = { current_password: string; password: string; password_confirmation: string };
type Proof = { current_password: string; code: string };

/** The own account: facts, password, e-mail address, sessions, second factor. */
export const profileService = (api: ApiClient) => ({
  get: () => api.call(showProfile),
  save: (input: z.input<typeof ProfileInput>) => api.call(saveProfile, { body: input }),
  changePassword: (change: PasswordChange) => api.call(changePassword, { body: change }),
  changeEmail: (change: { email: string; current_password: string }) =>
    api.call(changeEmail, { body: change }),
  sessions: () => api.call(listOwnSessions),
  endSession: (uid: string) => api.call(endOwnSession, { params: { uid } }),
  endOtherSessions: () => api.call(endOtherSessions),
  startEnrolment: (password: string) => api.call(startEnrolment, { body: { current_password: password } }),
  getEnrolment: () => api.call(showEnrolment),
  confirmEnrolment: (code: string) => api.call(confirmEnrolment, { body: { code } }),
  renewRecoveryCodes: (proof: Proof) => api.call(renewRecoveryCodes, { body: proof }),
  removeTwoFactor: (proof: Proof) => api.call(removeTwoFactor, { body: proof }),
});
