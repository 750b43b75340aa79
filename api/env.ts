import { z } from "zod";
import { databaseNameOf } from "#api/db/roles.ts";

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

const ApiEnv = z.object({
  NODE_ENV: z.string().default("development"),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: PostgresAddress.optional(),
  /** The same database as its owner, for what serving does not need: migrations, backups and bringing them back. */
  DATABASE_OWNER_URL: PostgresAddress.optional(),
  /** Serves as a user that owns the database too, or may do more than that. */
  ALLOW_OWNER: Switch.optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce
    .number({ error: "must be a whole number, 0 for none" })
    .int("must be a whole number, 0 for none")
    .min(0, "must be a whole number, 0 for none")
    .default(7),
  SESSION_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
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
});

export type ApiEnv = Omit<z.infer<typeof ApiEnv>, "LOOKUP_SECOND_FACTOR"> & {
  LOOKUP_SECOND_FACTOR: "auto" | "on" | "off";
  demo: boolean;
  production: boolean;
};

/** Settings that cannot work. The message names each variable and what is wrong with it. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

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
  const env = parsed.data;
  requireOneDatabase(env);
  const production = env.NODE_ENV === "production" && env.DATABASE_URL !== undefined;
  if (production && !env.SESSION_SECRET) {
    throw new EnvironmentError(
      "SESSION_SECRET is missing: production needs a secret of at least 32 characters, kept the same over restarts.",
    );
  }
  const demo = env.DEMO ?? (!production && env.DATABASE_URL === undefined);
  // In the demo a reference alone opens a trip, as long as nobody guesses.
  const lookup = env.LOOKUP_SECOND_FACTOR ?? (demo ? "auto" : "on");
  return { ...env, LOOKUP_SECOND_FACTOR: lookup, production, demo };
}

/** The roles of a database carry its name, so both addresses have to call it the same. */
function requireOneDatabase({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }: z.infer<typeof ApiEnv>) {
  if (!url || !ownerUrl || databaseNameOf(url) === databaseNameOf(ownerUrl)) return;
  throw new EnvironmentError(
    "DATABASE_URL and DATABASE_OWNER_URL name different databases: they are two users of the same one.",
  );
}
