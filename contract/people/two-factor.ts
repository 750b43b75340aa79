import { z } from "zod";
import { AccountAudienceName, SessionStarted } from "#contract/people/session.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";

const signedIn = { audience: "signed-in", permission: null } as const;

/** A code of the app, or one of the recovery codes; spaces and dashes do not matter. */
const Code = z.string().min(1).max(40);

/** What an authenticator app needs: the key to type, and the address behind the picture to scan. */
export const Enrolment = z.object({ key: z.string(), uri: z.string() });
export type Enrolment = z.infer<typeof Enrolment>;

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const startEnrolment = defineEndpoint({
  method: "POST",
  path: "/api/public/profile/two-factor",
  summary: "Begin to set up two-factor sign-in with a new key",
  tag: "access",
  access: signedIn,
  beforeEnrolment: true,
  body: z.object({ current_password: z.string() }),
  keepsAnswer: false,
  answer: item(Enrolment),
  status: 201,
});

export const showEnrolment = defineEndpoint({
  method: "GET",
  path: "/api/public/profile/two-factor",
  summary: "The key that waits to be confirmed",
  tag: "access",
  access: signedIn,
  beforeEnrolment: true,
  answer: item(Enrolment),
});

export const confirmEnrolment = defineEndpoint({
  method: "POST",
  path: "/api/public/profile/two-factor/confirmation",
  summary: "Switch two-factor sign-in on by a first code; answers the recovery codes, once",
  tag: "access",
  access: signedIn,
  beforeEnrolment: true,
  body: z.object({ code: Code }),
  keepsAnswer: false,
  answer: item(RecoveryCodes),
});

export const renewRecoveryCodes = defineEndpoint({
  method: "POST",
  path: "/api/public/profile/two-factor/recovery-codes",
  summary: "Ten new recovery codes; the old ones stop working",
  tag: "access",
  access: signedIn,
  body: z.object({ current_password: z.string(), code: Code }),
  keepsAnswer: false,
  answer: item(RecoveryCodes),
});

export const removeTwoFactor = defineEndpoint({
  method: "POST",
  path: "/api/public/profile/two-factor/removal",
  summary: "Switch two-factor sign-in off",
  tag: "access",
  access: signedIn,
  body: z.object({ current_password: z.string(), code: Code }),
  answer: { kind: "empty" },
  status: 204,
});

/** The second step of a sign-in whose password was right. */
export const signInWithCode = defineEndpoint({
  method: "POST",
  path: "/api/public/sessions/code",
  summary: "Finish a sign-in with the code of the authenticator app or a recovery code",
  tag: "access",
  access: { audience: "public", permission: null },
  body: z.object({ step: z.string().min(20).max(100), code: Code }),
  keepsAnswer: false,
  answer: item(SessionStarted.extend({ audience: AccountAudienceName, remember: z.boolean() })),
  status: 201,
});

export const twoFactorEndpoints = [
  signInWithCode,
  showEnrolment,
  startEnrolment,
  confirmEnrolment,
  renewRecoveryCodes,
  removeTwoFactor,
] as const;
