import { eq, sql } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { dayHeader } from "#api/db/schema/client-file.ts";
import type { Call } from "#api/http/context.ts";
import type { InputOf } from "#api/http/mount.ts";
import { notNow, sameVersion } from "#api/http/record-versions.ts";
import { readPackageDays } from "#api/modules/catalogue/packages/package-days.ts";
import { refuseFinal } from "#api/modules/files/client-file/refuse-final.ts";
import { presentDays } from "#api/modules/sales/day-headers/present-days.ts";
import {
  fingerprintOf,
  findFileOfDays,
  readDayRows,
  type DayHeaderRow,
} from "#api/modules/sales/day-headers/read-days.ts";
import { tellOfDays } from "#api/modules/sales/day-headers/save-days.ts";
import { builderTextsIn } from "#api/texts/builder-texts.ts";
import type { TranslatedText } from "#contract/primitives.ts";
import type { fillDayHeaders } from "#contract/sales/day-headers/day-headers.ts";

/**
 * Takes titles and texts of the package that a file was made from: in every language in which a day has none, or with
 * `all` in the place of what there is. Answers how many days are others now.
 */
export function fillHeaders({ params, body }: InputOf<typeof fillDayHeaders>, call: Call) {
  return call.database.inScope(call.scope, async (tx) => {
    const file = await findFileOfDays(tx, params.uid, call, { hold: true });
    refuseFinal(file, call);
    if (file.packageId === null) throw notNow(builderTextsIn(call.locale).noPackage);
    const rows = await readDayRows(tx, file.id);
    if (fingerprintOf(rows) !== body.lock_version) {
      sameVersion(await presentDays(tx, file, file.locale, call.locale), body.lock_version, call);
    }
    const told = await readPackageDays(tx, file.packageId);
    let days = 0;
    for (const row of rows) {
      const day = told.find(({ dayNo }) => dayNo === row.dayNo);
      if (day && (await fillDay(tx, row, day, body.all))) days += 1;
    }
    if (days > 0) await tellOfDays(tx, file, call);
    return { days };
  });
}

type Told = Pick<DayHeaderRow, "title" | "text" | "legs">;

async function fillDay(tx: Tx, row: DayHeaderRow, told: Told, all: boolean): Promise<boolean> {
  const title = filled(row.title, told.title, all);
  const text = filled(row.text, told.text, all);
  const legs = row.legs.length === 0 ? told.legs : row.legs;
  const same = [title, text, legs].every(
    (one, index) => JSON.stringify(one) === JSON.stringify([row.title, row.text, row.legs][index]),
  );
  if (same) return false;
  await tx
    .update(dayHeader)
    .set({ title, text, legs, source: "package", lockVersion: sql`${dayHeader.lockVersion} + 1` })
    .where(eq(dayHeader.id, row.id));
  return true;
}

function filled(own: TranslatedText, told: TranslatedText, all: boolean): TranslatedText {
  const said = Object.fromEntries(Object.entries(own).filter(([, words]) => words));
  return all ? { ...said, ...told } : { ...told, ...said };
}
