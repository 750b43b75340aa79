import type { ApiClient } from "#app/services/http/api-client.ts";
import { confirmEmailChange, showEmailChange } from "#contract/people/profile.ts";
import {
  requestPasswordReset,
  resetPassword,
  savePreferences,
  showPasswordReset,
  signIn,
  signOut,
  type Theme,
} from "#contract/people/session.ts";
import { signInWithCode } from "#contract/people/two-factor.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import type { Locale } from "#contract/primitives.ts";

type Credentials = { audience: AccountAudience; login: string; password: string; remember: boolean };

/** Signing in and out, preferences, forgotten passwords, links to confirm an address. */
export const accessService = (api: ApiClient) => ({
  signIn: (credentials: Credentials) => api.call(signIn, { body: credentials }),
  signInWithCode: (step: string, code: string) => api.call(signInWithCode, { body: { step, code } }),
  signOut: () => api.call(signOut),
  savePreferences: (preferences: { locale?: Locale; theme?: Theme }) =>
    api.call(savePreferences, { body: preferences }),
  requestReset: (audience: AccountAudience, username: string) =>
    api.call(requestPasswordReset, { body: { audience, username } }),
  getReset: (token: string) => api.call(showPasswordReset, { params: { token } }),
  resetPassword: (token: string, password: string, confirmation: string) =>
    api.call(resetPassword, { params: { token }, body: { password, password_confirmation: confirmation } }),
  getEmailChange: (token: string) => api.call(showEmailChange, { params: { token } }),
  confirmEmailChange: (token: string) => api.call(confirmEmailChange, { params: { token } }),
});
