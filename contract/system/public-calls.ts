import { z } from "zod";
import { defineEndpoint, raw } from "#contract/endpoint.ts";
import { LoadedRolesAndPermissions } from "#contract/session.ts";

/** Settings anybody may read; the settings call of specification section 7. */
export const PublicSettings = z.object({
  general: z.object({
    company_name: z.string(),
    phone: z.string(),
    email: z.string(),
    live_chat_url: z.string().nullable(),
  }),
});
export type PublicSettings = z.infer<typeof PublicSettings>;

export const getSettings = defineEndpoint({
  method: "GET",
  path: "/api/get-settings",
  summary: "Settings that anybody may read",
  tag: "system",
  access: { audience: "public", permission: null },
  answer: raw(PublicSettings),
});

/** Answers the identifier that builds `/travel-app/{identifier}`. */
export const findItinerary = defineEndpoint({
  method: "GET",
  path: "/api/find-itinerary/{reference}",
  summary: "Find a published itinerary by its booking reference",
  tag: "itineraries",
  access: { audience: "public", permission: null },
  params: z.object({ reference: z.string().max(60) }),
  /** Of the lead traveller; asked for while guessing is suspected, or always, as LOOKUP_SECOND_FACTOR says. */
  query: z.object({ surname: z.string().max(80).optional() }),
  answer: raw(z.string().min(1)),
});

export const getVersion = defineEndpoint({
  method: "GET",
  path: "/api/version",
  summary: "Version of the API; 503 during maintenance",
  tag: "system",
  access: { audience: "public", permission: null },
  answer: raw(z.object({ version: z.string() })),
});

export const getRolesAndPermissions = defineEndpoint({
  method: "GET",
  path: "/get-laravel-permission-to-vuejs",
  summary: "Role and permission names of the signed-in account",
  tag: "access",
  access: { audience: "public", permission: null },
  answer: raw(LoadedRolesAndPermissions),
});

/** Refuses guests with 403 itself, as Laravel's broadcaster does; hence public here. */
export const authorizeChannel = defineEndpoint({
  method: "POST",
  path: "/broadcasting/auth",
  summary: "Authorise a private or presence channel",
  tag: "realtime",
  access: { audience: "public", permission: null },
  /** A missing field is refused like a wrong one, not as a validation error. `token` is that of a client's link. */
  body: z.object({
    socket_id: z.string().default(""),
    channel_name: z.string().default(""),
    token: z.string().max(100).optional(),
  }),
  bodyAs: "form",
  answer: raw(z.object({ auth: z.string(), channel_data: z.string().optional() })),
});

export const publicEndpoints = [
  getSettings,
  findItinerary,
  getVersion,
  getRolesAndPermissions,
  authorizeChannel,
] as const;
