import { sql } from "drizzle-orm";
import type { TestApi } from "#tests/support/test-api.ts";

export type PublishedTrip = { reference: string; surname: string };

/** Publishes a trip for each reference, like the one of the demo that is on now, led by somebody of that surname. */
export async function publishTrips(api: TestApi, trips: readonly PublishedTrip[]) {
  const given = sql`jsonb_to_recordset(${JSON.stringify(trips)}::jsonb) as t(reference text, surname text)`;
  await api.system(async (tx) => {
    await tx.execute(sql`insert into client_file
      (uid, reference, kind, department, name, brand_id, agency_id, currency, locale, price_mode, travel_date,
        end_date, pax_count, status, source)
      select 'GUESS' || lpad(t.reference, 21, '0'), t.reference, kind, department, name, brand_id, agency_id, currency,
        locale, price_mode, travel_date, end_date, pax_count, status, source
      from client_file f, ${given} where f.reference = 'NZFI100001'`);
    await tx.execute(sql`insert into itinerary
      (uid, file_id, brand_id, reference_key, token_hash, version, locale, intro, thank_you, hero_place_code, snapshot,
        published_at)
      select f.uid, f.id, f.brand_id, f.reference, encode(sha256(f.uid::bytea), 'hex'), i.version, i.locale, i.intro,
        i.thank_you, i.hero_place_code, (i.snapshot - 'days') || jsonb_build_object('travellers',
          jsonb_build_array(jsonb_build_object('name', 'Ada ' || t.surname, 'type', 'A'))), i.published_at
      from itinerary i, ${given} join client_file f on f.reference = t.reference
      where i.reference_key = 'NZFI100001'`);
  });
}
