import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { DateOnly, Uid } from "#contract/primitives.ts";

/** `closed` by the office until it is opened again; `ended` some time after the trip, for good. */
export const LinkState = z.enum(["open", "closed", "ended"]);
export type LinkState = z.infer<typeof LinkState>;

/** The published itinerary of a file, and what became of the link by which its clients open it. */
export const PublishedItinerary = z.object({
  version: z.int(),
  published_at: z.iso.datetime({ offset: true }),
  /** Whether one of its services has a voucher, so that there is a paper of them. */
  has_vouchers: z.boolean(),
  link: LinkState,
  /** Path of the client's travel app: `/travel-app/{token}`. Null while the link opens nothing, or cannot be shown. */
  path: z.string().nullable(),
  /** Last date on which the link opens. */
  link_ends_on: DateOnly,
  /** Looks at the travel app since this link was made, as far as a person did something there. */
  view_count: z.int(),
  last_viewed_at: z.iso.datetime({ offset: true }).nullable(),
  lock_version: z.int(),
});
export type PublishedItinerary = z.infer<typeof PublishedItinerary>;

/** The same without the address, for answers that are kept for an `Idempotency-Key`: the database holds no link. */
export const LinkChanged = PublishedItinerary.omit({ path: true });
export type LinkChanged = z.infer<typeof LinkChanged>;

const shared = {
  method: "POST",
  tag: "itineraries",
  access: { audience: "office", permission: "itineraries.publish" },
  params: z.object({ uid: Uid }),
  body: z.object({ lock_version: z.coerce.number().int() }),
  answer: item(LinkChanged),
} as const;
const base = "/api/office/client-files/{uid}/itinerary-link";

export const renewItineraryLink = defineEndpoint({
  ...shared,
  path: `${base}/renewal`,
  summary: "Make a new link for the clients; the one before opens nothing from then on",
});

/** Closing what is closed changes nothing. */
export const closeItineraryLink = defineEndpoint({
  ...shared,
  path: `${base}/closing`,
  summary: "Close the clients' link: it answers like one that never was",
});

/** Opening what is open changes nothing. */
export const openItineraryLink = defineEndpoint({
  ...shared,
  path: `${base}/opening`,
  summary: "Open the clients' link again, as it was sent",
});

export const itineraryLinkEndpoints = [renewItineraryLink, closeItineraryLink, openItineraryLink] as const;
