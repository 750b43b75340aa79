import type { Logger } from "pino";
import type { Database } from "#api/db/client.ts";
import type { Scope } from "#api/db/scope.ts";
import type { Documents } from "#api/documents/documents.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import type { Gateway } from "#api/gateway/gateway.ts";
import type { KnownAccounts } from "#api/http/known-accounts.ts";
import type { KeptList } from "#api/http/list-settings.ts";
import type { SendEvents } from "#api/realtime/event.ts";
import type { ScanFile } from "#api/uploads/scanner.ts";
import type { FileStorage } from "#api/uploads/storage.ts";
import type { AccountAudience } from "#contract/endpoint.ts";
import type { NotificationChoices } from "#contract/system/notifications/kinds.ts";
import type { Locale } from "#contract/primitives.ts";

/** The signed-in caller as the API knows it. */
export type Account = {
  id: number;
  uid: string;
  audience: AccountAudience;
  sessionId: number;
  name: string;
  username: string;
  email: string;
  locale: Locale;
  theme: "auto" | "light" | "dark";
  notificationChoices: NotificationChoices;
  organisation: string | null;
  organisationUid: string | null;
  brand: "NZ" | "AU";
  brandName: string;
  /** IANA zone of that brand: decides what "today" is for the account. */
  timezone: string;
  brandIds: number[];
  agencyId: number | null;
  agencyWide: boolean;
  supplierId: number | null;
  roles: string[];
  permissions: string[];
  /** Whether the portal listens to shortcuts of a single key. */
  singleKeys: boolean;
  /** The company is on hold: the account reads, and changes nothing of the company's. */
  onHold: boolean;
  /** A second factor is asked of the account, and it has none yet. */
  secondFactorDue: boolean;
  /** How many of its notifications are new, by kind; only where they were asked for with the look-up of the session. */
  news?: Record<string, number>;
  /** What it keeps of a list, where the look-up of its session was asked for that. */
  list?: KeptList;
};

/** When a booking reference alone opens no trip. */
export type LookupSecondFactor = "auto" | "on" | "off";

/** What the API needs from outside: storage, time, secrets, mail, documents. Tests decide each of them. */
export type ApiParts = {
  database: Database;
  /** The current instant. */
  now: () => Date;
  /** Secret of capability links and channel signatures; at least 32 characters. */
  serverKey: KeyRing;
  /** Address under which the app is reached; begins links in mails. */
  publicUrl: string;
  version: string;
  log: Logger;
  documents: Documents;
  /** The card company. */
  gateway: Gateway;
  /** Where uploaded files lie. */
  files: FileStorage;
  /** Looks into files before they are kept; null where no scanner is set up. */
  scan: ScanFile | null;
  /** Reason and seconds while the API is down for maintenance; null when it is up. */
  maintenance: () => { message: string; retryAfter: number } | null;
  /** `null` when realtime is not configured. */
  pusher: { key: string; secret: string } | null;
  /** Hands realtime events over; does nothing when realtime is not configured. */
  sendEvents: SendEvents;
  /**
   * Whether the look-up by reference asks for a surname as well: always, where guessing is suspected, or never.
   */
  lookupSecondFactor: LookupSecondFactor;
  /** How many hours an answer is kept for its `Idempotency-Key`: the 24 that are promised, or more. */
  answersKeptHours: number;
  /** Whether the accounts of the demo data, whose password everybody knows, may be used. */
  demo: boolean;
  /** Tells of an error that nobody expected, once, beside the log. */
  report: (error: unknown, facts: { requestId: string }) => void;
  /** Wakes the mail sender after a message was queued. */
  mailQueued: () => void;
  /**
   * `rules-only` leaves the queries' own filters out, so that tests prove what row-level security alone
   * holds back. The product always runs with `queries-and-rules`.
   */
  scoping: "queries-and-rules" | "rules-only";
};

/** What calls of one page share; `reading` is null for a call that changes something. */
type SharedByCalls = {
  accounts: KnownAccounts;
  reading: Database | null;
  /** Whether who asks takes answers in this process. */
  inside: boolean;
};

/** What comes with a request from inside this process, beside what its caller sent. */
export type HttpEnv = { Bindings: { shared: SharedByCalls | null; requestId: string } };

/** One call as a handler sees it. */
export type Call = ApiParts & {
  account: Account | null;
  scope: Scope;
  /** Language of texts in the answer: from Accept-Language, else English. */
  locale: Locale;
  requestId: string;
  /** Address of the visitor, also when the app calls on their behalf. */
  clientAddress: string;
  /** What the visitor's browser says of itself; null when it says nothing. */
  userAgent: string | null;
  /** Account that is certainly there; only for endpoints that are not public. */
  signedIn: () => Account;
};
