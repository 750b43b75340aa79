// Written by `npm run registry` from what lies in the folders.
import { profileEndpoints } from "#contract/people/profile.ts";
import { sessionEndpoints } from "#contract/people/session.ts";
import { twoFactorEndpoints } from "#contract/people/two-factor.ts";
import { userEndpoints } from "#contract/people/user-calls.ts";

export const endpoints = [
  ...profileEndpoints,
  ...sessionEndpoints,
  ...twoFactorEndpoints,
  ...userEndpoints,
] as const;
