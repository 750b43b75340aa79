import type { z } from "zod";
import type { ApiClient } from "#app/services/http/api-client.ts";
import { giveTripReview, listFileReviews, listTripReviews } from "#contract/quality/reviews/endpoints.ts";

/** What the travellers of a trip say of its services, by the link of the trip. */
export const tripReviewService = (api: ApiClient) => ({
  list: (token: string) => api.call(listTripReviews, { params: { token } }),
  give: (key: { token: string; service: string }, body: z.input<typeof giveTripReview.body>) =>
    api.call(giveTripReview, { params: key, body }),
});

/** The same of a client file, as the office reads it. */
export const fileReviewService = (api: ApiClient) => ({
  list: (uid: string) => api.call(listFileReviews, { params: { uid } }),
});
