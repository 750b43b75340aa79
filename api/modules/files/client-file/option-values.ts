import { eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/db/client.ts";
import { supplier } from "#api/db/schema/company.ts";
import { place } from "#api/db/schema/place.ts";
import { productOption } from "#api/db/schema/product.ts";

/** Options as lines of a file begin with them, by code. */
export async function readOptions(tx: Tx, codes: readonly string[]) {
  const rows = await tx
    .select({
      id: productOption.id,
      code: productOption.code,
      supplierId: productOption.supplierId,
      supplierName: supplier.internetName,
      placeId: productOption.placeId,
      place: { code: place.code, name: place.name },
      serviceType: productOption.serviceType,
      class: productOption.class,
      secondUnit: productOption.secondUnit,
      nights: productOption.nights,
      durationMinutes: productOption.durationMinutes,
      startTimes: productOption.startTimes,
      chargeBasis: productOption.chargeBasis,
      availabilityDefault: productOption.availabilityDefault,
      cancelPolicyId: productOption.cancelPolicyId,
      name: productOption.name,
      comment: productOption.comment,
      voucherText: productOption.voucherText,
      phone: productOption.phone,
      address: productOption.address,
      lat: productOption.lat,
      lng: productOption.lng,
    })
    .from(productOption)
    .innerJoin(supplier, eq(supplier.id, productOption.supplierId))
    .innerJoin(place, eq(place.id, productOption.placeId))
    .where(inArray(productOption.code, [...codes]));
  return new Map(rows.map((row) => [row.code, row]));
}
export type OptionRow = Awaited<ReturnType<typeof readOptions>> extends Map<string, infer Row> ? Row : never;

/** What a line takes over from the option that it is made of. */
export function optionValues({ id, supplierId, placeId, serviceType, name, ...rest }: OptionRow) {
  const { comment, voucherText, phone, address, lat, lng } = rest;
  return {
    // How many there were to be of another one says nothing of this.
    askedQty: null,
    optionId: id,
    supplierId,
    placeId,
    serviceType,
    name,
    comment,
    voucherText,
    phone,
    address,
    lat,
    lng,
  };
}
