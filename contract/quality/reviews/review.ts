import { z } from "zod";
import { DateOnly, Locale, ServiceType, Uid } from "#contract/primitives.ts";

/** Stars from the least to the most. */
export const stars = [1, 2, 3, 4, 5] as const;
/** So long may be what is said in words. */
export const longestComment = 2000;

const Instant = z.iso.datetime({ offset: true });
const Rating = z.int().min(1).max(5);

/** What travellers say of a service. `lock_version` is that of the answer they saw, 0 where there was none. */
export const ReviewWords = z.object({
  rating: z.coerce.number().int().min(1).max(5),
  comment: z.string().trim().max(longestComment).default(""),
  lock_version: z.coerce.number().int().min(0),
});
export type ReviewWords = z.infer<typeof ReviewWords>;

/** `waiting` until the day after the service, then `open`, in the end `closed`: what was said stays as it is. */
export const ReviewStanding = z.enum(["waiting", "open", "closed"]);
export type ReviewStanding = z.infer<typeof ReviewStanding>;

/** What the travellers of a trip have said, or may say, of one of its services; `uid` is that of the service. */
export const ServiceReview = z.object({
  uid: Uid,
  standing: ReviewStanding,
  opens_on: DateOnly,
  /** The last date on which it can be given or changed. */
  closes_on: DateOnly,
  given: z.object({ rating: Rating, comment: z.string(), at: Instant }).nullable(),
  lock_version: z.int(),
});
export type ServiceReview = z.infer<typeof ServiceReview>;

/** What travellers said of a service, as the office reads it. */
export const FileReview = z.object({
  uid: Uid,
  line_uid: Uid,
  service_type: ServiceType,
  service_name: z.string(),
  supplier_name: z.string(),
  date_from: DateOnly,
  date_to: DateOnly,
  rating: Rating,
  comment: z.string(),
  /** Language that the page was in when it was written. */
  locale: Locale,
  at: Instant,
});
export type FileReview = z.infer<typeof FileReview>;
