import { z } from "zod";
import { PublicUrl } from "#api/env.ts";
import { EnvironmentError } from "#api/domain/environment-error.ts";
import { readDsn, type Dsn } from "#server/monitoring/dsn.ts";

const wrongPort = "must be a number from 0 to 65535";
const Port = z.coerce.number({ error: wrongPort }).int(wrongPort).min(0, wrongPort).max(65535, wrongPort);

const wrongDrain = "must be a number of seconds from 0 to 300";

function parseDsn(text: string, context: z.RefinementCtx): Dsn {
  const dsn = readDsn(text);
  if (dsn) return dsn;
  context.addIssue("must look like https://key@sentry.example.com/42");
  return z.NEVER;
}

const ServerEnv = z.object({
  PORT: Port.default(3000),
  API_PORT: Port.default(4000),
  HOST: z.string().optional(),
  /** Seconds between the word that the process ends and the closing of its port. */
  DRAIN_SECONDS: z.coerce.number({ error: wrongDrain }).min(0, wrongDrain).max(300, wrongDrain).default(0),
  API_URL: z
    .url({ protocol: /^https?$/, error: "must be a full address such as https://api.example.com" })
    .optional(),
  /** Hosts that hold the files which downloads of the API at API_URL lead to. */
  DOWNLOAD_HOSTS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(host)),
      "must be hosts with commas between them, without https:// and paths, such as files.example.com",
    ),
  PUBLIC_URL: PublicUrl.optional(),
  /** Where unexpected errors are reported; without it nothing is loaded for that. */
  SENTRY_DSN: z.string().transform(parseDsn).optional(),
  /** Brings the editor of formatted text from Tiny's hosted channel 6; without it the bundled one is used. */
  TINYMCE_API_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, "must be the key as Tiny's account page shows it: letters, digits, - and _")
    .optional(),
  /** Whether a proxy in front is there to be believed. Only then do X-Forwarded-* count. */
  TRUST_PROXY: z
    .enum(["0", "1", "true", "false", "on", "off"])
    .default("off")
    .transform((value) => value === "1" || value === "true" || value === "on"),
  /** Shows the pieces that screens are made of at `/dev/kit`; development always does. */
  DEV_KIT: z
    .enum(["0", "1", "true", "false", "on", "off"])
    .default("off")
    .transform((value) => value === "1" || value === "true" || value === "on"),
});

export type ServerConfig = z.infer<typeof ServerEnv>;

/** Reads the web server's part of the environment; throws `EnvironmentError` that names what is wrong. */
export function readServerConfig(source: Record<string, string | undefined> = process.env): ServerConfig {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = ServerEnv.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new EnvironmentError(`These environment variables need attention:\n${lines.join("\n")}`);
}
