// Written by `npm run registry` from what lies in the folders.
import { ownAgencyEndpoints } from "#contract/people/own-agency.ts";
import { profileEndpoints } from "#contract/people/profile.ts";
import { sessionEndpoints } from "#contract/people/session.ts";
import { twoFactorEndpoints } from "#contract/people/two-factor.ts";
import { userEndpoints } from "#contract/people/user-calls.ts";

export const endpoints = [
  ...ownAgencyEndpoints,
  ...profileEndpoints,
  ...sessionEndpoints,
  ...twoFactorEndpoints,
  ...userEndpoints,
] as const;
