import { readRoom, readTypedRooms, type SearchProblem, type TypedRoom } from "#app/domain/product-search.ts";
import { readTyped } from "#app/domain/typed-values.ts";
import { optionClasses } from "#contract/catalogue/products/option-terms.ts";
import { writeRooms, type PartyRoom } from "#contract/catalogue/products/party-rooms.ts";

/** The price form of a package as it stands in an address, with whatever was typed. */
export type TypedPackageForm = {
  travel_date: string;
  class: string;
  rooms: TypedRoom[];
  /** Keys of the optional services that are taken. */
  optional: string[];
};

/** What can be priced: texts as the API takes them. */
export type PackageWish = { travel_date: string; class: string; rooms: string; optional?: string };

/**
 * Reads the price form from an address; without a class the first of those that there are. One that is not offered any
 * longer stays, so that its price is refused and no other takes its place unseen.
 */
export function readPackageForm(params: URLSearchParams, classes: readonly string[]): TypedPackageForm {
  const textOf = (name: string) => (params.get(name) ?? "").trim().slice(0, 100);
  const wanted = textOf("class");
  return {
    travel_date: textOf("travel_date"),
    class: optionClasses.some((one) => one === wanted) ? wanted : (classes[0] ?? ""),
    rooms: readTypedRooms(params),
    optional: params.getAll("optional").filter((key) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(key)),
  };
}

type Checked =
  | { wish: PackageWish; party: PartyRoom[]; problems?: undefined }
  | { wish?: undefined; party?: undefined; problems: Record<string, SearchProblem> };

/** The wish that was typed, or what is wrong with it, by field. */
export function checkPackageForm(typed: TypedPackageForm): Checked {
  const problems: Record<string, SearchProblem> = {};
  const date = readTyped("date", typed.travel_date);
  if (typed.travel_date === "") problems["travel_date"] = { key: "required" };
  else if (typeof date !== "string") problems["travel_date"] = { key: "date" };
  const party = typed.rooms.map((room, index) => readRoom(room, index, problems));
  party.forEach(({ adults, ages }, index) => {
    if (adults + ages.length === 0) {
      problems[`rooms[${index}][adults]`] ??= { key: "tooSmall", params: { min: 1 } };
    }
  });
  if (Object.keys(problems).length > 0 || typeof date !== "string") return { problems };
  const optional = typed.optional.join("_");
  const wish = { travel_date: date, class: typed.class, rooms: writeRooms(party) };
  return { wish: optional === "" ? wish : { ...wish, optional }, party };
}
