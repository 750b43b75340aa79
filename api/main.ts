import { join, resolve } from "node:path";
import type { Logger } from "pino";
import { createApi, type Api } from "#api/app.ts";
import { openEmbeddedBackups } from "#api/backup/embedded-backups.ts";
import { isOpenToOthers, makeDataFolder } from "#api/disk/data-folder.ts";
import { openReadyDatabase } from "#api/ready-database.ts";
import { diskState } from "#api/disk/disk-state.ts";
import { createDocuments } from "#api/documents/documents.ts";
import type { KeyRing } from "#api/domain/key-ring.ts";
import { startHousekeeping } from "#api/housekeeping.ts";
import type { ApiEnv } from "#api/env.ts";
import { EnvironmentError } from "#api/domain/environment-error.ts";
import type { ApiParts } from "#api/http/context.ts";
import { createGateway } from "#api/gateway/create-gateway.ts";
import { openFiles } from "#api/open-files.ts";
import { clamdScanner } from "#api/uploads/scanner.ts";
import { startMailSender } from "#api/mail/sender.ts";
import { folderTransport, smtpTransport } from "#api/mail/transport.ts";
import type { RealtimeApp } from "#api/realtime/config.ts";
import type { SendEvents } from "#api/realtime/event.ts";
import { tellMaintenance } from "#api/realtime/tell-status.ts";
import { createMaintenance } from "#api/maintenance.ts";

export type OpenApi = {
  fetch: Api["fetch"];
  forPage: Api["forPage"];
  forApps: Api["forApps"];
  /** State by part: `ok`, or a word that says what is wrong. */
  ready: () => Promise<Record<string, string>>;
  close: () => Promise<void>;
};

type Outside = {
  serverKey: KeyRing;
  publicUrl: string;
  version: string;
  log: Logger;
  /** Credentials of the realtime service and the way to it. */
  realtime: ApiRealtime;
  report: ApiParts["report"];
};
export type ApiRealtime = { app: RealtimeApp; send: SendEvents } | null;

const readyWithinMs = 3_000;

/** Opens the API with everything it needs: database, documents, mail. Loads the demo data where it is wanted. */
export async function openApi(
  env: ApiEnv,
  { serverKey, publicUrl, version, log, realtime, report }: Outside,
): Promise<OpenApi> {
  const now = () => new Date();
  prepareDataFolder(env, log);
  const database = await openReadyDatabase({ env, serverKey, now: now(), log });
  warnOfOpenLookup(env, log);
  const documents = createDocuments();
  const transport = env.SMTP_URL ? smtpTransport(env.SMTP_URL) : folderTransport(mailFolder(env));
  const mail = startMailSender({
    ...{ database, transport, now, serverKey, publicUrl, from: env.MAIL_FROM, documents, log },
  });
  const sendEvents = realtime?.send ?? (() => Promise.resolve());
  const maintenance = watchMaintenance(env, { sendEvents, log });
  const backups = await openEmbeddedBackups({ database, env, serverKey, now, log });
  const files = await openFiles(env, log);
  const gateway = createGateway(env, { database, now, publicUrl, log });
  const stopHousekeeping = startHousekeeping(env.HOUSEKEEPING, {
    ...{ database, files, now, log, serverKey, sendEvents, daily: backups.daily, mails: mailRetention(env) },
    ...{ gateway, publicUrl, mailQueued: mail.wake },
  });
  const api = createApi({
    database,
    now,
    serverKey,
    publicUrl,
    version,
    log,
    documents,
    gateway,
    files,
    scan: env.CLAMD_ADDRESS ? clamdScanner(env.CLAMD_ADDRESS) : null,
    maintenance,
    pusher: realtime?.app ?? null,
    sendEvents,
    lookupSecondFactor: env.LOOKUP_SECOND_FACTOR,
    answersKeptHours: env.ANSWERS_KEEP_HOURS,
    demo: env.demo,
    mailQueued: mail.wake,
    report,
    scoping: "queries-and-rules",
  });
  return {
    fetch: api.fetch,
    forPage: api.forPage,
    forApps: api.forApps,
    ready: async () => {
      const [data, disk] = await Promise.all([answersInTime(() => database.ping()), diskState(env.DATA_DIR)]);
      return { database: data, disk, mail: mail.state(), documents: documents.state() };
    },
    close: async () => {
      stopHousekeeping();
      await backups.close();
      await mail.close();
      await documents.close();
      await database.close();
    },
  };
}

function mailFolder({ DATA_DIR }: ApiEnv) {
  return join(DATA_DIR, "outbox");
}

/** Files of mails go with their time also where a mail server came later. */
function mailRetention(env: ApiEnv) {
  return {
    outboxDays: env.OUTBOX_KEEP_DAYS,
    fileDays: env.MAIL_FILES_KEEP_DAYS,
    folder: mailFolder(env),
  };
}

function watchMaintenance({ DATA_DIR }: ApiEnv, telling: Parameters<typeof tellMaintenance>[0]) {
  return createMaintenance(DATA_DIR, { changed: (isDown) => void tellMaintenance(telling, isDown) });
}

function warnOfOpenLookup({ LOOKUP_SECOND_FACTOR }: ApiEnv, log: Logger) {
  if (LOOKUP_SECOND_FACTOR !== "off") return;
  const hint = "booking references alone open trips; LOOKUP_SECOND_FACTOR=on asks for the surname too";
  log.warn({ event: "lookup.second_factor_off", hint });
}

/** Makes the folder of files and mails. With PostgreSQL most of Waymark works without it; `/readyz` says what is wrong. */
function prepareDataFolder(env: ApiEnv, log: Logger) {
  try {
    makeDataFolder(env.DATA_DIR);
    if (isOpenToOthers(env.DATA_DIR)) {
      const hint = "Others on this machine can look into the data folder; close it to them: chmod 700";
      log.warn({ event: "data_folder.open_to_others", folder: resolve(env.DATA_DIR), hint });
    }
  } catch (error) {
    if (!env.DATABASE_URL || !(error instanceof EnvironmentError)) throw error;
    log.error({ event: "data_folder.unusable", hint: error.message });
  }
}

async function answersInTime(ping: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("does not answer"), readyWithinMs);
  });
  const answer = ping().then(
    () => "ok",
    () => "not reachable",
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
