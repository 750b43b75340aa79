import { walls } from "#api/db/access.ts";

const tables = walls.map((wall) => wall.table);

/**
 * A second copy of the seed, and a note of each table that is written to: a test changes a few, and putting all of
 * the demo world back takes seconds. The notes roll back together with what they tell of. A table may be noted more
 * than once, so that no transaction waits for the note of another.
 */
export const keepSeed = [
  "create schema seeded;",
  "create table seeded.written (name text not null);",
  `create function seeded.note() returns trigger language plpgsql security definer as $$
  begin
    insert into seeded.written select tg_table_name
      where not exists (select from seeded.written where name = tg_table_name);
    return null;
  end $$;`,
  ...tables.flatMap((table) => [
    `create table seeded."${table}" as table public."${table}";`,
    `create trigger noted_for_tests after insert or update or delete or truncate on public."${table}"
      for each statement execute function seeded.note();`,
    `alter table public."${table}" enable always trigger noted_for_tests;`,
  ]),
  "create table seeded.numbers (sequence regclass, newest bigint, is_used boolean);",
  `do $$
  declare
    found record;
  begin
    for found in select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' loop
      execute format('insert into seeded.numbers select %1$L, last_value, is_called from %1$s', found.name);
    end loop;
  end $$;`,
].join("\n");

/**
 * Rows as they were, and numbers of records that go on as they would have. Without foreign keys, so in any order. Waits for
 * what an earlier test may have left under way. More than `many` written tables are emptied together, which leaves no
 * dead rows behind.
 */
export const backToSeed = (many: number) => `
set session_replication_role = replica;
lock table seeded.written in access exclusive mode;
do $$
  declare
    found record;
  begin
    if (select count(distinct name) from seeded.written) > ${many} then
      insert into seeded.written values ${tables.map((table) => `('${table}')`).join(", ")};
      truncate ${tables.map((table) => `public."${table}"`).join(", ")};
    end if;
    for found in select distinct name from seeded.written loop
      execute format('delete from public.%I', found.name);
      execute format('insert into public.%1$I overriding system value table seeded.%1$I', found.name);
    end loop;
    perform setval(sequence, newest, is_used) from seeded.numbers;
    delete from seeded.written;
  end $$;
set session_replication_role = default;`;
