import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { LinkToken, Uid } from "#contract/primitives.ts";
import { FileReview, ReviewWords, ServiceReview } from "#contract/quality/reviews/review.ts";

const tag = "reviews";
const isPublic = { audience: "public", permission: null } as const;

export const listTripReviews = defineEndpoint({
  method: "GET",
  path: "/api/public/itineraries/{token}/reviews",
  summary: "The services of a published itinerary, and what its travellers said of each",
  tag,
  access: isPublic,
  params: z.object({ token: LinkToken }),
  answer: item(z.array(ServiceReview)),
});

export const giveTripReview = defineEndpoint({
  method: "PUT",
  path: "/api/public/itineraries/{token}/reviews/{service}",
  summary: "Say how a service was, or say it otherwise: from the day after it, for sixty days",
  tag,
  access: isPublic,
  params: z.object({ token: LinkToken, service: Uid }),
  body: ReviewWords,
  answer: item(ServiceReview),
});

export const listFileReviews = defineEndpoint({
  method: "GET",
  path: "/api/office/client-files/{uid}/reviews",
  summary: "What the travellers of a file said of its services, in the order of the trip",
  tag,
  access: { audience: "office", permission: "client-files.view" },
  params: z.object({ uid: Uid }),
  answer: item(z.array(FileReview)),
});

export const reviewEndpoints = [listTripReviews, giveTripReview, listFileReviews] as const;
