/** How much of each file is copied; millions of files keep the list's columns and a few services. */
type CopyDepth = { lines: number; pax: number; days: boolean; texts: boolean };

export type ScalePlan = {
  /** Copies of every demo file. */
  fileCopies: number;
  /** Copies of every agency and its agents. */
  agencyCopies: number;
  /** Copies of every supplier, option, rate and extra. */
  productCopies: number;
  depth: CopyDepth;
};

/** Amounts for a world of `factor` times as many files; agencies and products grow more slowly. */
export function scalePlan(factor: number): ScalePlan {
  const deep = factor <= 200;
  const medium = factor <= 2_000;
  return {
    fileCopies: factor - 1,
    agencyCopies: Math.min(300, Math.ceil((factor - 1) / 8)),
    productCopies: Math.min(150, Math.ceil((factor - 1) / 20)),
    depth: {
      lines: deep ? 99 : medium ? 5 : 2,
      pax: deep ? 99 : medium ? 2 : 1,
      days: deep,
      texts: medium,
    },
  };
}

/** Numbers that look thrown but are the same in every run: 0 to 2^31 from a number and a salt. */
const chance = (salt: string, id: string) => `(hashint4((${id})::int + hashtext('${salt}')) & 2147483647)`;
const uid = (kind: string, id: string) => `'01' || substr(upper(md5('${kind}:' || ${id})), 1, 24)`;
const copies = (count: number) => `cross join generate_series(1, ${count}) as copy`;

const surnames = `array['Achenbach','Albertazzi','Ashdown','Aubertin','Bärwald','Bellandi','Blackwood','Bouvier','Carmichael','Casadei','Chevalley','Deschamps','Drummond','Echevarría','Eschenbach','Fairbairn','Fantuzzi','Fournier','Garavini','Grünewald','Guérin','Hathersage','Hölscher','Ibáñez','Jürgens','Kinnaird','Köhnke','Lefèvre','Llorente','Lockwood','Malaguti','Mercier','Merriweather','Muñiz','Ōkawa','Ortuño','Pasquali','Penrose','Rüdiger','Sgarbi','Tregenza','Venturoli','Weißenborn','Żak']`;
const nameAt = (salt: string, id: string) =>
  `(${surnames})[1 + ${chance(salt, id)} % array_length(${surnames}, 1)]`;

/** Columns of a table as they are, but for those that are given. */
export type CopyColumns = (table: string, changed: Record<string, string>, from?: string) => string;

export function agencyStatements({ agencyCopies }: ScalePlan, copy: CopyColumns): string[] {
  if (agencyCopies === 0) return [];
  const id = "t.id + copy * 100";
  return [
    copy(
      "agency",
      {
        id,
        uid: uid("agency", `(${id})`),
        code: `substr(upper(md5('agency' || (${id}))), 1, 6)`,
        name: `${nameAt("agency", id)} || ' ' || (array['Reisen','Viaggi','Viajes','Voyages','Travel','Holidays'])[1 + copy % 6] || ' ' || (${id})`,
        email: `'trade' || (${id}) || '@agency.example'`,
        consolidator_id: "null",
      },
      `from agency t ${copies(agencyCopies)} where t.id < 100`,
    ),
    copy(
      `"user"`,
      {
        id: "t.id + copy * 1000",
        uid: uid("user", "(t.id + copy * 1000)"),
        username: "t.username || '.' || copy",
        email: "copy || '.' || t.email",
        agency_id: "t.agency_id + copy * 100",
      },
      `from "user" t ${copies(agencyCopies)} where t.id < 1000 and t.audience = 'agent'`,
    ),
    `insert into user_role (user_id, role_id) select t.user_id + copy * 1000, t.role_id
      from user_role t join "user" u on u.id = t.user_id and u.audience = 'agent' and u.id < 1000 ${copies(agencyCopies)}`,
  ];
}

export function productStatements({ productCopies }: ScalePlan, copy: CopyColumns): string[] {
  if (productCopies === 0) return [];
  const all = copies(productCopies);
  const newCode = "substr(upper(md5(t.code || copy)), 1, 6)";
  return [
    copy(
      "supplier",
      {
        id: "t.id + copy * 100",
        uid: uid("supplier", "(t.id + copy * 100)"),
        code: newCode,
        name: "t.name || ' ' || copy",
        internet_name: "t.internet_name || ' ' || copy",
      },
      `from supplier t ${all} where t.id < 100`,
    ),
    copy(
      "product_option",
      {
        id: "t.id + copy * 200",
        uid: uid("option", "(t.id + copy * 200)"),
        code: `substr(t.code, 1, 5) || (select s.code from supplier s where s.id = t.supplier_id + copy * 100) || substr(t.code, 12, 6)`,
        option_number: "t.option_number + copy * 1000",
        supplier_id: "t.supplier_id + copy * 100",
      },
      `from product_option t ${all} where t.id < 200`,
    ),
    copy(
      "rate",
      {
        id: "t.id + copy * 2000",
        uid: uid("rate", "(t.id + copy * 2000)"),
        option_id: "t.option_id + copy * 200",
      },
      `from rate t ${all} where t.id < 2000`,
    ),
    ...["rate_cost", "rate_sell"].map((table) =>
      copy(table, { rate_id: "t.rate_id + copy * 2000" }, `from ${table} t ${all} where t.rate_id < 2000`),
    ),
    copy(
      "extra",
      {
        id: "t.id + copy * 200",
        uid: uid("extra", "(t.id + copy * 200)"),
        option_id: "t.option_id + copy * 200",
      },
      `from extra t ${all} where t.id < 200`,
    ),
    ...["extra_cost", "extra_sell"].map((table) =>
      copy(table, { extra_id: "t.extra_id + copy * 200" }, `from ${table} t ${all} where t.extra_id < 200`),
    ),
  ];
}

/** Ids of copies lie `fileStride` apart, so that parent and child find each other by arithmetic. */
const fileStride = 100;
const lineStride = 1_000;
const paxStride = 500;
const roomStride = 300;

export function fileStatements(plan: ScalePlan, copy: CopyColumns): string[] {
  const { fileCopies, agencyCopies, depth } = plan;
  if (fileCopies === 0) return [];
  const id = `(t.id + copy * ${fileStride})`;
  // Most trips of a company are over: of every ten copies six are, and hardly any is on the road today.
  const over = `(t.status = 'Completed' or t.kind = 'booking' and t.status not in ('Cancelled', 'Cancellation')
    and (t.status = 'Travelling' and ${chance("on", id)} % 100 > 0 or ${chance("over", id)} % 10 < 6))`;
  const days = `case when ${over} then (current_date - 20 - ${chance("day", id)} % 1400) - t.end_date
    when t.status = 'Travelling' then 0 else ${chance("day", id)} % 330 end`;
  const shifted = (column: string) => `t.${column} + (${days})`;
  const agencyShift = `(${chance("agency", id)} % ${agencyCopies + 1})`;
  const statements = [
    copy(
      "client_file",
      {
        id,
        uid: uid("file", id),
        reference: `substr(t.reference, 1, 4) || lpad((substr(t.reference, 5, 1)::int * 100000 + 100000
          + copy * n.files + n.position)::text, 6, '0')`,
        name: `${nameAt("name", id)} || case ${chance("form", id)} % 3 when 0 then ' Party'
          when 1 then ' & ' || ${nameAt("second", id)} else '' end`,
        agency_id: `t.agency_id + ${agencyShift} * 100`,
        agent_user_id: `t.agent_user_id + ${agencyShift} * 1000`,
        agent_reference: "t.agent_reference || '-' || copy",
        related_reference: "null",
        status: `case when ${over} then 'Completed' else t.status end`,
        travel_date: shifted("travel_date"),
        end_date: shifted("end_date"),
      },
      `from client_file t
        join (select id, count(*) over w as files, row_number() over (partition by substr(reference, 1, 4) order by id) - 1 as position
          from client_file where id < ${fileStride} window w as (partition by substr(reference, 1, 4))) n on n.id = t.id
        ${copies(fileCopies)} where t.id < ${fileStride}`,
    ),
    ...travellerStatements(plan, copy),
    ...lineStatements(plan, copy),
  ];
  return depth.days ? [...statements, ...roomAndDayStatements(plan, copy)] : statements;
}

function travellerStatements({ fileCopies, depth }: ScalePlan, copy: CopyColumns): string[] {
  const file = `t.file_id + copy * ${fileStride}`;
  return [
    copy(
      "pax",
      { id: `t.id + copy * ${paxStride}`, file_id: file, last_name: nameAt("name", file) },
      `from pax t ${copies(fileCopies)}
        where t.id < ${paxStride} and t.file_id < ${fileStride} and t.seq <= ${depth.pax}`,
    ),
  ];
}

function roomAndDayStatements({ fileCopies }: ScalePlan, copy: CopyColumns): string[] {
  const all = copies(fileCopies);
  return [
    copy(
      "room",
      { id: `t.id + copy * ${roomStride}`, file_id: `t.file_id + copy * ${fileStride}` },
      `from room t ${all} where t.id < ${roomStride} and t.file_id < ${fileStride}`,
    ),
    `insert into room_pax (room_id, pax_id) select t.room_id + copy * ${roomStride}, t.pax_id + copy * ${paxStride}
      from room_pax t ${all} where t.room_id < ${roomStride}`,
    copy(
      "day_header",
      {
        id: "t.id + copy * 2000",
        file_id: `t.file_id + copy * ${fileStride}`,
        date: "f.travel_date + (t.day_no - 1)",
      },
      `from day_header t ${all} join client_file f on f.id = t.file_id + copy * ${fileStride}
        where t.id < 2000 and t.file_id < ${fileStride}`,
    ),
  ];
}

function lineStatements({ fileCopies, depth }: ScalePlan, copy: CopyColumns): string[] {
  const base = `(select l.id, row_number() over (partition by l.file_id order by l.costed desc, l.day_no, l.seq) as place
    from service_line l where l.id < ${lineStride} and l.file_id < ${fileStride})`;
  const texts = depth.texts
    ? {}
    : {
        name: "jsonb_build_object('en', t.name ->> 'en')",
        ...Object.fromEntries(
          ["comment", "voucher_text", "remarks", "pickup", "dropoff"].map((column) => [column, "null"]),
        ),
      };
  const chosen = `join ${base} b on b.id = t.%ID% and b.place <= ${depth.lines}`;
  const money: Record<string, string> = depth.texts ? {} : { units: "'[]'", extras: "'[]'" };
  return [
    copy(
      "service_line",
      {
        id: `t.id + copy * ${lineStride}`,
        uid: uid("line", `(t.id + copy * ${lineStride})`),
        file_id: "f.id",
        voucher_no: "null",
        status:
          "case when f.status = 'Completed' and t.status not in ('CX', 'CP', 'UN') then 'OK' else t.status end",
        date_from: "f.travel_date + (t.day_no - 1)",
        date_to: "f.travel_date + (t.day_no - 1) + (t.date_to - t.date_from)",
        ...texts,
      },
      `from service_line t ${chosen.replace("%ID%", "id")} ${copies(fileCopies)}
        join client_file f on f.id = t.file_id + copy * ${fileStride}`,
    ),
    ...["line_price", "line_cost"].map((table) =>
      copy(
        table,
        { id: `t.id + copy::bigint * ${lineStride}`, line_id: `t.line_id + copy * ${lineStride}`, ...money },
        `from ${table} t ${chosen.replace("%ID%", "line_id")} ${copies(fileCopies)} where t.id < ${lineStride}`,
      ),
    ),
  ];
}
