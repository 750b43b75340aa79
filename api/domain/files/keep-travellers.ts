import {
  knownAge,
  namelessTravellers,
  type Ages,
  type StoredTraveller,
} from "#api/domain/files/file-party.ts";
import type { PartyRoom } from "#contract/catalogue/products/party-rooms.ts";

/** A place in the new party: who keeps it, or nobody yet, and what is known of the age. */
export type KeptPlace<Known extends StoredTraveller> = ReturnType<typeof namelessTravellers>[number] & {
  kept: Known | null;
  /** The date of birth that is known says another age than the one that is told now. */
  isOtherAge: boolean;
};

/**
 * Who stays when a party becomes another: grown-ups in their order, children by their age first, then in their order.
 * `date` is the first day of the new trip. `gone` are those for whom there is no place any more.
 */
export function keepTravellers<Known extends StoredTraveller>(
  known: readonly Known[],
  rooms: readonly PartyRoom[],
  { ages, date }: { ages: Ages; date: string },
): { places: KeptPlace<Known>[]; gone: Known[] } {
  const left = new Set(known);
  const ageOf = (one: Known) => knownAge(one, date);
  const take = (fits: (one: Known) => boolean) => {
    const found = [...left].find(fits) ?? null;
    if (found) left.delete(found);
    return found;
  };
  const wanted = namelessTravellers(rooms, ages);
  const isAdult = (one: Known) => one.type === "A";
  const byAge = wanted.map(({ age }) =>
    age === null ? null : take((one) => !isAdult(one) && ageOf(one) === age),
  );
  const places = wanted.map((place, index) => {
    const kept = byAge[index] ?? take((one) => isAdult(one) === (place.age === null));
    const born = kept?.dateOfBirth ?? null;
    return {
      ...place,
      kept,
      isOtherAge: kept !== null && born !== null && place.age !== null && ageOf(kept) !== place.age,
    };
  });
  return { places, gone: [...left] };
}
