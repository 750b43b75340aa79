import { asc, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { place } from "#api/db/schema/place.ts";
import type { Call } from "#api/http/context.ts";
import { route, type Route } from "#api/http/mount.ts";
import {
  listAgentPlaceOptions,
  listOfficePlaceOptions,
  type PlaceOptionQuery,
} from "#contract/catalogue/places/options.ts";

/** What fields suggest while somebody types the name of a place. */
export const placeOptionRoutes: Route[] = [
  route(listOfficePlaceOptions, ({ query }, call) => listOptions(query, call)),
  route(listAgentPlaceOptions, ({ query }, call) => listOptions(query, call)),
];

async function listOptions(query: z.output<typeof PlaceOptionQuery>, call: Call) {
  const wanted = plain(query.q.trim());
  const name = plainColumn(place.name);
  const code = sql`lower(${place.code})`;
  const fits = wanted === "" ? undefined : or(sql`strpos(${name}, ${wanted}) > 0`, sql`${code} = ${wanted}`);
  // The code itself, then names that begin with it, then the rest.
  const rank = sql`case when ${code} = ${wanted} then 0 when strpos(${name}, ${wanted}) = 1 then 1 else 2 end`;
  return call.database.inScope(call.scope, (tx) =>
    tx
      .select({
        uid: place.uid,
        code: place.code,
        name: place.name,
        region: place.region,
        country: place.country,
      })
      .from(place)
      .where(fits)
      .orderBy(rank, asc(place.name), asc(place.id))
      .limit(query.limit),
  );
}

/** Letters with marks that names of places here and in our languages have. */
const marked = "āēīōūàáâãäåçèéêëìíîïñòóôõöùúûü";
const unmarked = "aeiouaaaaaaceeeeiiiinooooouuuu";

/** Lower case without marks, as the column is compared: who types `whakatane` means `Whakatāne`. */
function plain(text: string): string {
  return [...text.toLowerCase().normalize("NFC")]
    .map((letter) => unmarked[marked.indexOf(letter)] ?? letter)
    .join("");
}

function plainColumn(column: AnyPgColumn): SQL {
  return sql`translate(lower(${column}), ${marked}, ${unmarked})`;
}
