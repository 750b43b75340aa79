import { z } from "zod";
import { databaseNameOf } from "#api/db/roles.ts";
import { EnvironmentError } from "#api/domain/environment-error.ts";
import { leastKeyLength, type KeyRing } from "#api/domain/key-ring.ts";

const Switch = z
  .enum(["1", "0", "true", "false", "on", "off"])
  .transform((value) => value === "1" || value === "true" || value === "on");

/** A switch as well as its third way. */
const LookupSecondFactor = z.union([z.literal("auto"), Switch.transform((on) => (on ? "on" : "off"))], {
  error: "must be auto, on or off",
});

/** Where visitors reach the app: scheme, host and port, with no slash at the end. */
export const PublicUrl = z
  .url({
    protocol: /^https?$/,
    abort: true,
    error: "must be a full address such as https://portal.example.com",
  })
  .refine(
    (address) => new URL(address).pathname === "/",
    "must have no path: the portal needs a host of its own",
  )
  .transform((address) => new URL(address).origin);

/** How long something is kept; ten years of days, or as many hours, are more than anybody means. */
function keptFor({ usual, least, says }: { usual: number; least: number; says: string }) {
  return z.coerce.number({ error: says }).int(says).min(least, says).max(3650, says).default(usual);
}
const PostgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { abort: true, error: "must begin with postgres:// or postgresql://" })
  .refine((address) => URL.canParse(address), {
    abort: true,
    error: "is no address: postgres://user:password@host:5432/name",
  })
  .refine(
    (address) => new URL(address).pathname.length > 1,
    "must name the database: postgres://user:password@host:5432/name",
  );

/** `host:port` of a service on the own network. */
const HostAndPort = z
  .string()
  .regex(/^[a-z0-9.-]+:\d{1,5}$/i, "must be a host and a port such as 127.0.0.1:3310")
  .transform((address) => ({ host: address.split(":")[0] ?? "", port: Number(address.split(":")[1]) }));

const ApiEnv = z.object({
  NODE_ENV: z.string().default("development"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: PostgresAddress.optional(),
  /** The same database as its owner, for what serving does not need: migrations, backups and bringing them back. */
  DATABASE_OWNER_URL: PostgresAddress.optional(),
  /** Serves as a user that owns the database too, or may do more than that. */
  ALLOW_OWNER: Switch.optional(),
  /** Statements that are sent in one moment go out as one message. */
  GATHER_STATEMENTS: Switch.default(true),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce
    .number({ error: "must be a whole number, 0 for none" })
    .int("must be a whole number, 0 for none")
    .min(0, "must be a whole number, 0 for none")
    .default(7),
  /** Looks after what falls due now and then; off where another process of the same database does. */
  HOUSEKEEPING: Switch.default(true),
  OUTBOX_KEEP_DAYS: keptFor({ usual: 90, least: 0, says: "must be a whole number of days, 0 for good" }),
  MAIL_FILES_KEEP_DAYS: keptFor({ usual: 30, least: 0, says: "must be a whole number of days, 0 for good" }),
  ANSWERS_KEEP_HOURS: keptFor({ usual: 24, least: 24, says: "must be a whole number of hours, 24 or more" }),
  SESSION_SECRET: z
    .string()
    .min(leastKeyLength, `must have at least ${leastKeyLength} characters`)
    .optional(),
  /** The secret in use first, then those before it, with commas between. */
  SESSION_SECRETS: z
    .string()
    .transform((list) => list.split(",").map((one) => one.trim()))
    .refine(
      (list) => list.every((one) => one.length >= leastKeyLength),
      `must be secrets of at least ${leastKeyLength} characters each, with commas between, the new one first`,
    )
    .optional(),
  PUBLIC_URL: PublicUrl.optional(),
  DEMO: Switch.optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.string().optional(),
  REALTIME: z.enum(["embedded", "hosted", "off"]).optional(),
  PUSHER_APP_ID: z.string().optional(),
  PUSHER_KEY: z.string().optional(),
  PUSHER_SECRET: z.string().optional(),
  PUSHER_CLUSTER: z
    .string()
    .regex(/^[a-z0-9-]+$/, "must be the short name of a cluster, such as mt1")
    .default("mt1"),
  PUSHER_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, "must be a host without scheme or path, such as realtime.example.com")
    .optional(),
  LOOKUP_SECOND_FACTOR: LookupSecondFactor.optional(),
  /** Which card company takes payments: a simulation that takes no money, or Windcave. */
  PAYMENT_GATEWAY: z
    .enum(["simulated", "windcave"], { error: "must be simulated or windcave" })
    .default("simulated"),
  WINDCAVE_URL: z
    .url({ protocol: /^https$/, error: "must be an https address such as https://sec.windcave.com/api/v1" })
    .transform((address) => address.replace(/\/$/, ""))
    .optional(),
  /** A ClamAV daemon that looks into files before they are kept. */
  CLAMD_ADDRESS: HostAndPort.optional(),
  WINDCAVE_USERNAME: z.string().optional(),
  WINDCAVE_API_KEY: z.string().optional(),
});

export type ApiEnv = Omit<
  z.infer<typeof ApiEnv>,
  "LOOKUP_SECOND_FACTOR" | "SESSION_SECRET" | "SESSION_SECRETS"
> & {
  /** What was given as SESSION_SECRET or SESSION_SECRETS. */
  secrets: KeyRing | undefined;
  LOOKUP_SECOND_FACTOR: "auto" | "on" | "off";
  demo: boolean;
  production: boolean;
};

/**
 * Reads the API's part of the environment. Empty variables count as not set.
 * Throws `EnvironmentError` that names every wrong variable; production with a database needs its secret.
 */
export function readApiEnv(source: Record<string, string | undefined> = process.env): ApiEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = ApiEnv.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new EnvironmentError(`These environment variables need attention:\n${lines.join("\n")}`);
  }
  const { SESSION_SECRET, SESSION_SECRETS, ...env } = parsed.data;
  const secrets = secretsOf(SESSION_SECRET, SESSION_SECRETS);
  requireOneDatabase(env);
  requireGateway(env);
  const production = env.NODE_ENV === "production" && env.DATABASE_URL !== undefined;
  if (production && !secrets) {
    throw new EnvironmentError(
      "SESSION_SECRET is missing: production needs a secret of at least 32 characters, kept the same over restarts.",
    );
  }
  const demo = env.DEMO ?? (!production && env.DATABASE_URL === undefined);
  // In the demo a reference alone opens a trip, as long as nobody guesses.
  const lookup = env.LOOKUP_SECOND_FACTOR ?? (demo ? "auto" : "on");
  return { ...env, secrets, LOOKUP_SECOND_FACTOR: lookup, production, demo };
}

function secretsOf(one: string | undefined, list: string[] | undefined): KeyRing | undefined {
  if (one !== undefined && list !== undefined) {
    throw new EnvironmentError("Give either SESSION_SECRET or SESSION_SECRETS, not both.");
  }
  const [first, ...older] = list ?? (one === undefined ? [] : [one]);
  return first === undefined ? undefined : [first, ...older];
}

type Addresses = Pick<z.infer<typeof ApiEnv>, "DATABASE_URL" | "DATABASE_OWNER_URL">;

/** Real payments need all that opens the card company. */
function requireGateway(env: z.infer<typeof ApiEnv>) {
  if (env.PAYMENT_GATEWAY !== "windcave") return;
  const missing = (["WINDCAVE_URL", "WINDCAVE_USERNAME", "WINDCAVE_API_KEY"] as const).filter(
    (key) => !env[key],
  );
  if (missing.length === 0) return;
  throw new EnvironmentError(`PAYMENT_GATEWAY=windcave needs ${missing.join(", ")}.`);
}

/** The roles of a database carry its name, so both addresses have to call it the same. */
function requireOneDatabase({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }: Addresses) {
  if (!url || !ownerUrl || databaseNameOf(url) === databaseNameOf(ownerUrl)) return;
  throw new EnvironmentError(
    "DATABASE_URL and DATABASE_OWNER_URL name different databases: they are two users of the same one.",
  );
}
