import { z } from "zod";
import { FileStatus, LineStatus, Uid } from "#contract/primitives.ts";

/** Names of the realtime channels. They hold a public identifier, never a token (rulings 13). */
export const channels = {
  /** How the service stands; whoever connects may listen. */
  status: "public.status",
  /** One account's own news. */
  user: (uid: string) => `private-user.${uid}`,
  agency: (uid: string) => `private-agency.${uid}`,
  supplier: (uid: string) => `private-supplier.${uid}`,
  clientFile: (uid: string) => `private-client-file.${uid}`,
  /** Who of the office has a client file open. */
  clientFileReaders: (uid: string) => `presence-client-file.${uid}`,
  /** Seats left on a departure of a regular tour. */
  departure: (uid: string) => `private-departure.${uid}`,
  /** What the holder of an itinerary's link hears. */
  itinerary: (uid: string) => `private-itinerary.${uid}`,
} as const;

const ofFile = { file_uid: Uid };
const lineNow = z.object({ line_uid: Uid, status: LineStatus });

/**
 * What is told over realtime channels: identifiers and new values, never a price. What a schema does not name is
 * not sent.
 */
export const realtimeEvents = {
  /** A server has begun with this version. Which version a page should have is told by `/api/version` alone. */
  "status.version": z.object({ version: z.string() }),
  /** Maintenance has begun or ended. */
  "status.maintenance": z.object({ maintenance: z.boolean() }),
  "notification.created": z.object({}),
  "notification.read": z.object({}),
  "file.updated": z.object({ ...ofFile, lock_version: z.int() }),
  "file.status": z.object({ ...ofFile, status: FileStatus }),
  /** Services of a file that have another status, and the version of the file with which they have it. */
  "line.status": z.object({ ...ofFile, lock_version: z.int(), lines: z.array(lineNow) }),
  "quote.viewed": z.object(ofFile),
  "quote.accepted": z.object(ofFile),
  "message.created": z.object(ofFile),
  "payment.settled": z.object({ ...ofFile, payment_uid: Uid }),
  "request.responded": z.object({ ...ofFile, line_uid: Uid, status: LineStatus }),
  /** A supplier is asked something else than before, or it was answered. */
  "requests.updated": z.object({}),
  "departure.seats": z.object({ departure_uid: Uid, seats_left: z.int() }),
  "alert.published": z.object({ alert_uid: Uid }),
  "itinerary.updated": z.object({ version: z.int() }),
} as const;

export type RealtimeEventName = keyof typeof realtimeEvents;
export type RealtimePayload<Name extends RealtimeEventName> = z.infer<(typeof realtimeEvents)[Name]>;
