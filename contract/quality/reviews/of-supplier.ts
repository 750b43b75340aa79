import { z } from "zod";
import { defineEndpoint, item, page } from "#contract/endpoint.ts";
import { listQuery } from "#contract/list-query.ts";
import { Uid } from "#contract/primitives.ts";
import { FileReview, stars } from "#contract/quality/reviews/review.ts";

/** What travellers said of a service of one supplier, with the file that it was of. */
export const ReviewOfSupplier = FileReview.omit({ line_uid: true, supplier_name: true }).extend({
  file: Uid,
  reference: z.string(),
  party_name: z.string(),
});
export type ReviewOfSupplier = z.infer<typeof ReviewOfSupplier>;

/** How many answers there are of each number of stars, from one to five: all of them, and those of the last year. */
const Counts = z.array(z.int()).length(stars.length);
export const ScoreOfSupplier = z.object({ all: Counts, last_year: Counts });
export type ScoreOfSupplier = z.infer<typeof ScoreOfSupplier>;

export const ReviewOfSupplierQuery = listQuery({
  sort: ["submitted_at", "rating"],
  filter: {
    q: z.string().max(100),
    rating: z.coerce.number().int().min(1).max(5),
  },
});

const params = z.object({ uid: Uid });
const tag = "reviews";
const access = { audience: "office", permission: "client-files.view" } as const;

export const listReviewsOfSupplier = defineEndpoint({
  method: "GET",
  path: "/api/office/suppliers/{uid}/reviews",
  summary: "What travellers said of the services of a supplier, the newest first",
  tag,
  access,
  params,
  query: ReviewOfSupplierQuery,
  answer: page(ReviewOfSupplier),
});

export const showScoreOfSupplier = defineEndpoint({
  method: "GET",
  path: "/api/office/suppliers/{uid}/review-score",
  summary: "How many stars travellers gave the services of a supplier",
  tag,
  access,
  params,
  answer: item(ScoreOfSupplier),
});

export const reviewOfSupplierEndpoints = [listReviewsOfSupplier, showScoreOfSupplier] as const;
