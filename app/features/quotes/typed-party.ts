import { readRoom, type SearchProblem, type TypedRoom } from "#app/domain/product-search.ts";
import { writeMessage } from "#app/forms/message.ts";
import { writeRooms } from "#contract/catalogue/products/party-rooms.ts";

type Party =
  | { rooms: string; refused?: undefined }
  | { refused: Record<string, string[]>; rooms?: undefined };

/** The rooms of a form as the API takes them, or what is wrong with them by field; a party is at least one person. */
export function readTypedParty(typed: readonly TypedRoom[]): Party {
  const problems: Record<string, SearchProblem> = {};
  const party = typed.map((room, index) => readRoom(room, index, problems));
  if (party.every(({ adults, ages }) => adults + ages.length === 0))
    problems["rooms[0][adults]"] ??= { key: "tooSmall", params: { min: 1 } };
  const refused = Object.entries(problems).map(([name, problem]): [string, string[]] => [
    name.replace(/\[(\w+)\]$/, ".$1"),
    [writeMessage(problem)],
  ]);
  return refused.length > 0 ? { refused: Object.fromEntries(refused) } : { rooms: writeRooms(party) };
}
