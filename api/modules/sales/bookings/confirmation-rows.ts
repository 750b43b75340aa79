import { eq } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { brand } from "#api/db/schema/brand.ts";
import { clientFile } from "#api/db/schema/client-file.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { isRounding } from "#api/domain/files/line-rules.ts";
import { readAgentLines } from "#api/modules/files/client-file/lines.ts";
import type { Locale } from "#contract/primitives.ts";

export type BookedLine = Awaited<ReturnType<typeof readBookedLines>>[number];

/**
 * The services of a booking as its agency may read them, at the times they begin and end. Left out is what was never
 * booked: options that were not taken, services without a price, and the rounding of the prices.
 */
export async function readBookedLines(tx: Tx, fileId: number, locale: Locale) {
  const lines = await readAgentLines(tx, fileId, locale);
  const rows = await tx
    .select({
      uid: serviceLine.uid,
      priceStatus: serviceLine.priceStatus,
      packageSlot: serviceLine.packageSlot,
      pickup: serviceLine.pickup,
      dropoff: serviceLine.dropoff,
    })
    .from(serviceLine)
    .where(eq(serviceLine.fileId, fileId));
  const more = new Map(rows.map((row) => [row.uid, row]));
  return lines.flatMap((line) => {
    const row = more.get(line.uid);
    if (!row || isRounding(row)) return [];
    const isUnasked = line.status === "QU" || line.status === "AV";
    if (isUnasked && (line.kind === "optional" || row.priceStatus === "no_rate")) return [];
    return [
      {
        ...line,
        start_time: line.start_time ?? row.pickup?.time ?? null,
        end_time: line.end_time ?? row.dropoff?.time ?? null,
      },
    ];
  });
}

/** The brand that confirms a booking; its file was found in the scope of `tx`. */
export async function readLetterhead(tx: Tx, fileId: number) {
  const [row] = await tx
    .select({
      code: brand.code,
      name: brand.name,
      phone: brand.phone,
      email: brand.email,
      address: brand.address,
      timezone: brand.timezone,
      tax_number: brand.taxNumber,
    })
    .from(clientFile)
    .innerJoin(brand, eq(brand.id, clientFile.brandId))
    .where(eq(clientFile.id, fileId));
  if (!row) throw new Error("The brand of a file is gone");
  return row;
}
