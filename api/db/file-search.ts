import type { DatabaseRoles } from "./roles.ts";

const functions = `
create or replace function search_words(value text) returns text[]
language plpgsql immutable parallel safe as $$
declare
  folded text := lower(coalesce(value, '') collate "und-x-icu");
begin
  if octet_length(folded) > length(folded) then
    folded := replace(replace(folded, 'ß', 'ss'), 'æ', 'ae');
    folded := regexp_replace(normalize(folded, nfkd), U&'[\\0300-\\036F]', '', 'g');
    folded := translate(folded, 'øđłıœς', 'odlioσ');
  end if;
  folded := btrim(regexp_replace(folded, U&'[^a-z0-9\\00C0-\\1FFF\\2070-\\FFFF]+', ' ', 'g'));
  return string_to_array(nullif(folded, ''), ' ');
end $$;

drop function if exists client_file_search_text(text, text, text);
create or replace function client_file_search_text(reference text, name text, agent_reference text, travellers text)
returns text language sql immutable parallel safe as $$
  select ' ' || concat_ws(' ',
    case when found.words[1] collate "und-x-icu" <= name and name < found.words[1] || U&'\\FFFF' collate "und-x-icu"
      then 'f' else 'n' end || array_to_string(found.words, ' n'),
    'r' || array_to_string(search_words(reference), ' r'),
    'r' || substr(reference, 5),
    'y' || array_to_string(search_words(agent_reference), ' y'),
    't' || array_to_string(search_words(travellers), ' t')) || ' '
  from (select search_words(name) as words) found
$$;

create or replace function client_file_travellers(of_file integer) returns text
language plpgsql stable as $$
begin
  return (select string_agg(distinct first_name || ' ' || last_name, ' ') from pax
    where file_id = of_file and status = 'active');
end $$;

create or replace function client_file_fold() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.search_text :=
    client_file_search_text(new.reference, new.name, new.agent_reference, client_file_travellers(new.id));
  return new;
end $$;

create or replace function client_file_travellers_touched() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update client_file set search_text = ''
  where id in (select file_id from touched) and search_text is distinct from
    client_file_search_text(reference, name, agent_reference, client_file_travellers(id));
  return null;
end $$;

create or replace function client_file_words_added() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into client_file_word (brand_id, word, file_id)
  select distinct brand_id, word, id from added, string_to_table(btrim(search_text), ' ') as word where word <> '';
  return null;
end $$;

create or replace function client_file_words_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from client_file_word using (
    select was.id, was.brand_id, was.search_text from removed was join added now using (id)
    where (was.brand_id, was.search_text) is distinct from (now.brand_id, now.search_text)
  ) as stale, string_to_table(btrim(stale.search_text), ' ') as gone
  where client_file_word.brand_id = stale.brand_id and client_file_word.word = gone
    and client_file_word.file_id = stale.id;
  insert into client_file_word (brand_id, word, file_id)
  select distinct now.brand_id, word, now.id from removed was join added now using (id),
    string_to_table(btrim(now.search_text), ' ') as word
  where (was.brand_id, was.search_text) is distinct from (now.brand_id, now.search_text) and word <> '';
  return null;
end $$;

create or replace function client_file_words_removed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from client_file_word using removed, string_to_table(btrim(removed.search_text), ' ') as gone
  where client_file_word.brand_id = removed.brand_id and client_file_word.word = gone
    and client_file_word.file_id = removed.id;
  return null;
end $$;

create or replace trigger client_file_fold
  before insert or update of reference, name, agent_reference, search_text on client_file
  for each row execute function client_file_fold();
create or replace trigger pax_added after insert on pax
  referencing new table as touched for each statement execute function client_file_travellers_touched();
create or replace trigger pax_changed after update on pax
  referencing new table as touched for each statement execute function client_file_travellers_touched();
create or replace trigger pax_removed after delete on pax
  referencing old table as touched for each statement execute function client_file_travellers_touched();
create or replace trigger client_file_words_added after insert on client_file
  referencing new table as added for each statement execute function client_file_words_added();
create or replace trigger client_file_words_changed after update on client_file
  referencing old table as removed new table as added
  for each statement execute function client_file_words_changed();
create or replace trigger client_file_words_removed after delete on client_file
  referencing old table as removed for each statement execute function client_file_words_removed();
`;

/** What is done with the rights of the system, whoever changed a file or its travellers. */
const ofSystem = [
  "client_file_fold()",
  "client_file_travellers_touched()",
  "client_file_words_added()",
  "client_file_words_changed()",
  "client_file_words_removed()",
];

/**
 * Functions and triggers that keep the words of client files findable, those of their travellers among them. Words are folded: small letters, no accents.
 * Whoever writes a file need not know of it; the words themselves are written with the rights of the system.
 */
export const fileSearchStatements = ({ system }: DatabaseRoles) => `${functions}
grant create on schema public to ${system};
${ofSystem.map((name) => `alter function ${name} owner to ${system};`).join("\n")}
revoke create on schema public from ${system};
revoke execute on function ${ofSystem.join(", ")} from public;
`;
