import { and, gte, sql, type SQL } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { rawRows } from "#api/db/raw-rows.ts";
import { isOpenFile } from "#api/db/open-file.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { agency } from "#api/db/schema/company.ts";
import { user } from "#api/db/schema/user.ts";
import { todayIn } from "#api/domain/today.ts";
import type { Call } from "#api/http/context.ts";
import { WaitingKind, type WaitingFile } from "#contract/sales/desks.ts";

const shownFiles = 12;
/**
 * Of each kind so many things are looked at, the longest waiting first, before those about the files that are shown are
 * counted: however much waits, as much is read. Where a file has one of a kind at most, as many as are shown will do.
 */
const oldestOfKind = 200;

type Row = Omit<WaitingFile, "since"> & { since: number };

/** Files about which somebody of the reader's side has to answer or settle something, the longest waiting first. */
export async function waitingFiles(tx: Tx, call: Call, files: SQL | undefined) {
  const rows = await rawRows<Row>(tx, statement(call, files));
  const waiting: WaitingFile[] = rows.slice(0, shownFiles).map(({ since, asks, ...file }) => ({
    ...file,
    since: new Date(Math.round(since)).toISOString(),
    asks: asks.toSorted((one, other) => rank(one.kind) - rank(other.kind)),
  }));
  return { waiting, more_wait: rows.length > shownFiles };
}

function rank(kind: WaitingKind): number {
  return WaitingKind.options.indexOf(kind);
}

function statement(call: Call, files: SQL | undefined): SQL {
  const office = call.signedIn().audience === "office";
  const today = todayIn(call.signedIn().timezone, call.now());
  const live = and(files, gte(clientFile.endDate, today), isOpenFile);
  const parts = office ? officeParts(call) : agentParts(call);
  const allOf = (each: (part: SQL, most: number) => SQL) =>
    sql.join(
      parts.map(({ rows, most }) => each(sql`${rows} and ${live ?? sql`true`}`, most)),
      sql` union all `,
    );
  const responsible = office ? clientFile.consultantId : clientFile.agentUserId;
  return sql`with oldest as (
        select file_id from (${allOf((part, most) => sql`(${part} order by since limit ${most})`)}) as each
        group by file_id order by min(since), file_id limit ${shownFiles + 1}
      ),
      asked as (${allOf((part) => sql`${part} and ${clientFile.id} in (select file_id from oldest)`)}),
      counted as (select file_id, kind, count(*)::int as count, min(since) as since from asked group by file_id, kind),
      waiting as (
        select file_id, extract(epoch from min(since))::float8 * 1000 as since,
          json_agg(json_build_object('kind', kind, 'count', count)) as asks
        from counted group by file_id
      )
    select ${clientFile.uid} as uid, ${clientFile.reference} as reference, ${clientFile.name} as name,
      ${agency.name} as agency_name, ${user.name} as responsible_name, waiting.since, waiting.asks
    from waiting
    inner join ${clientFile} on ${clientFile.id} = waiting.file_id
    inner join ${agency} on ${agency.id} = ${clientFile.agencyId}
    left join ${user} on ${user.id} = ${responsible}
    order by waiting.since, waiting.file_id`;
}

type Part = { rows: SQL; most: number };

/** One row for each thing that waits, with its file; conditions on the file follow. */
function part(kind: WaitingKind, since: SQL, from: SQL, where: SQL, most = oldestOfKind): Part {
  const rows = sql`select ${clientFile.id} as file_id, ${sql.raw(`'${kind}'::text`)} as kind, ${since} as since
    from ${from} where ${where}`;
  return { rows, most };
}

/** A table beside the files. */
function besides(table: string): SQL {
  return sql`${sql.raw(table)} inner join ${clientFile} on ${clientFile.id} = ${sql.raw(`${table}.file_id`)}`;
}

const accepted = part(
  "accepted",
  sql`quote.accepted_at`,
  besides("quote"),
  sql`quote.status = 'Accepted' and ${clientFile.kind} = 'quote'`,
);

function officeParts(call: Call): Part[] {
  return [
    part(
      "requested",
      sql`coalesce(${clientFile.submittedAt}, ${clientFile.statusAt})`,
      sql`${clientFile}`,
      sql`${clientFile.status} = 'Requested'`,
      shownFiles + 1,
    ),
    part(
      "change",
      sql`change_request.created_at`,
      besides("change_request"),
      sql`change_request.status = 'Open'`,
    ),
    part(
      "unable",
      sql`service_line.status_at`,
      besides("service_line"),
      sql`service_line.status = 'UN' and service_line.kind = 'included' and ${clientFile.kind} = 'booking'
        and service_line.date_to >= ${todayIn(call.signedIn().timezone, call.now())}`,
    ),
    accepted,
    unanswered(call, { kind: "agency_message", from: "agent", answers: ["office"] }),
    unanswered(call, { kind: "client_message", from: "client", answers: ["office", "agent"] }),
    part(
      "to_ask",
      sql`supplier_request.created_at`,
      sql`supplier_request inner join service_line on service_line.id = supplier_request.line_id
        inner join ${clientFile} on ${clientFile.id} = service_line.file_id`,
      sql`supplier_request.status = 'Draft'`,
    ),
  ];
}

function agentParts(call: Call): Part[] {
  return [
    accepted,
    unanswered(call, { kind: "office_message", from: "office", answers: ["agent"] }),
    unanswered(call, { kind: "client_message", from: "client", answers: ["office", "agent"] }),
  ];
}

function daysAgo(call: Call, days: number): SQL {
  return sql`${new Date(call.now().getTime() - days * 86_400_000).toISOString()}::timestamptz`;
}

type Author = "office" | "agent" | "client";

/** After so many days a word that nobody answered needs no answer any more. */
const answeredWithinDays = 30;

/** What one side wrote and nobody of those who could has written after. */
function unanswered(
  call: Call,
  { kind, from, answers }: { kind: WaitingKind; from: Author; answers: Author[] },
): Part {
  const answered = sql`exists (select from file_message later where later.file_id = file_message.file_id
    and later.id > file_message.id and later.kind <> 'system'
    and later.author in (${sql.join(
      answers.map((one) => sql`${one}`),
      sql`, `,
    )}))`;
  return part(
    kind,
    sql`file_message.created_at`,
    besides("file_message"),
    sql`file_message.author = ${from} and file_message.kind in ('message', 'change_wish')
      and file_message.created_at >= ${daysAgo(call, answeredWithinDays)} and not ${answered}`,
  );
}
