import { readTypedDate } from "#app/domain/typed-dates.ts";
import { roomTypes } from "#contract/catalogue/products/option-terms.ts";
import { isParty, writeRooms, type PartyRoom } from "#contract/catalogue/products/party-rooms.ts";

/** What somebody typed to have a product priced, as it stands in the address. */
export type TrialForm = Record<"date" | "units" | "room" | "adults" | "ages" | "commission" | "code", string>;

/** Reads it from the address; a page that was just opened asks for two adults. */
export function readTrialForm({ searchParams }: URL): TrialForm {
  const of = (name: string, otherwise: string) => searchParams.get(name)?.trim() ?? otherwise;
  return {
    date: of("date", ""),
    units: of("units", "1"),
    room: of("room", "DB"),
    adults: of("adults", "2"),
    ages: of("ages", ""),
    commission: of("commission", "10"),
    code: of("code", ""),
  };
}

/** What is to be asked of the API; null where it says nothing that can be priced. */
export function trialWish({ date, units, room, adults, ages, commission, code }: TrialForm) {
  const party: PartyRoom = {
    code: roomTypes.find((one) => one === room) ?? "DB",
    adults: Number(adults),
    ages: ages === "" ? [] : ages.split(/[ ,;]+/).map(Number),
  };
  const numbers = [party.adults, ...party.ages, Number(units)];
  const day = readTypedDate(date);
  const percent = Number(commission.replace(",", "."));
  const isSound =
    numbers.every((one) => Number.isInteger(one) && one >= 0 && one <= 90) &&
    party.ages.length <= 9 &&
    isParty([party]) &&
    percent >= 0 &&
    percent <= 100 &&
    /^([A-Za-z0-9]{2})?$/.test(code);
  if (day === null || !isSound) return null;
  return {
    date_from: day,
    units: Math.max(1, Number(units)),
    rooms: writeRooms([party]),
    commission_bps: Math.round(percent * 100),
    price_code: code,
  };
}
