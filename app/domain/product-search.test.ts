import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { followRemedy } from "#app/domain/product-remedies.ts";
import {
  checkSearch,
  editRooms,
  readTypedSearch,
  timesOfGroup,
  withPlaceCode,
  writeSearch,
  type SearchWish,
} from "#app/domain/product-search.ts";
import type { Remedy } from "#contract/catalogue/pricing/refusal.ts";
import { RoomCode } from "#contract/primitives.ts";
import { isParty } from "#contract/catalogue/products/party-rooms.ts";
import { OptionClass } from "#contract/catalogue/products/search.ts";
import { serviceGroups } from "#contract/catalogue/products/service-groups.ts";

const read = (text: string) => checkSearch(readTypedSearch(new URLSearchParams(text)));
const day = fc
  .integer({ min: 0, max: 900 })
  .map((offset) => new Date(Date.UTC(2026, 5, 1 + offset)).toISOString().slice(0, 10));
const time = fc.constantFrom("0000", "0930", "2359");
const rooms = fc
  .array(
    fc.record({
      code: fc.constantFrom(...RoomCode.options),
      adults: fc.integer({ min: 0, max: 40 }),
      ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 9 }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .filter(isParty);

/** Any search, with the times that its group of services asks for. */
const wish = fc
  .record({
    service: fc.constantFrom(...serviceGroups.map(({ key }) => key)),
    from: day,
    later: fc.integer({ min: 1, max: 90 }),
    rooms,
    times: fc.tuple(time, time),
    rest: fc.record(
      {
        option: fc.constant("ROTACSTEROTPARKRM"),
        class: fc.constantFrom(...OptionClass.options),
        q: fc.constantFrom("lake & sky", "Tōtara=50%", "a+b"),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ service, from, later, rooms, times: [start, end], rest }): SearchWish => {
    const asked = timesOfGroup[service];
    const to = new Date(Date.parse(from) + later * 86_400_000).toISOString().slice(0, 10);
    return {
      place: "ROT",
      service,
      date_from: from,
      rooms,
      ...rest,
      ...(asked.includes("nights") && { nights: later }),
      ...(asked.includes("date_to") && { date_to: to }),
      ...(asked.includes("start_time") && { start_time: start }),
      ...(asked.includes("end_time") && { end_time: end }),
    };
  });

describe("a search in an address", () => {
  it("is read as it was written", () => {
    fc.assert(
      fc.property(wish, (search) => {
        expect(read(writeSearch(search))).toEqual({ wish: search });
      }),
    );
  });

  it("is the same from the fields of a form without a script, typed as people type", () => {
    const typed =
      "place=mon&service=accommodation&date_from=10.1.2027&nights=2&date_to=x&start_time=y" +
      "&rooms[0][code]=DB&rooms[0][adults]=2&rooms[0][ages]=8,+11&rooms[2][code]=SG&rooms[2][adults]=1&rooms[2][ages]=";
    expect(read(typed)).toEqual({
      wish: {
        place: "MON",
        service: "accommodation",
        date_from: "2027-01-10",
        nights: 2,
        rooms: [
          { code: "DB", adults: 2, ages: [8, 11] },
          { code: "SG", adults: 1, ages: [] },
        ],
      },
    });
  });

  it.each([
    ["date_from=2027-01-10", { place: { key: "required" } }],
    ["place=MON", { date_from: { key: "required" } }],
    ["place=Queenstown&date_from=2027-01-10", { place: { key: "choice" } }],
    ["place=MON&date_from=31.2.2027", { date_from: { key: "date" } }],
    ["place=MON&date_from=2027-01-10&nights=0", { nights: { key: "tooSmall", params: { min: 1 } } }],
    [
      "place=MON&service=rentalCars&date_from=2027-01-10&date_to=2027-01-09&start_time=25",
      { date_to: { key: "dateOrder" }, start_time: { key: "clock" } },
    ],
    [
      "place=MON&date_from=2027-01-10&rooms[0][adults]=two&rooms[0][ages]=8",
      { "rooms[0][adults]": { key: "integer" } },
    ],
    [
      "place=MON&date_from=2027-01-10&rooms[0][adults]=2&rooms[0][ages]=18",
      { "rooms[0][ages]": { key: "ages", params: { max: 17, most: 9 } } },
    ],
    [
      "place=MON&date_from=2027-01-10&rooms[0][adults]=",
      { "rooms[0][adults]": { key: "tooSmall", params: { min: 1 } } },
    ],
  ])("says of %s what is wrong beside the field", (text, problems) => {
    expect(read(text)).toEqual({ problems });
  });

  it("is read without a crash whatever stands there", () => {
    const names = fc.constantFrom(
      "place",
      "rooms",
      "rooms[0][code]",
      "rooms[9][ages]",
      "nights",
      "date_from",
      "service",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: "binary" })), { maxLength: 12 }), (pairs) => {
        const { wish: search } = checkSearch(readTypedSearch(new URLSearchParams(pairs)));
        if (search) expect(read(writeSearch(search))).toEqual({ wish: search });
      }),
    );
  });

  it("gains and loses rooms by the buttons of the form, and keeps the last one", () => {
    const { rooms: one } = readTypedSearch(new URLSearchParams());
    const three = editRooms(editRooms(one, "add"), "add").map((room, index) => ({
      ...room,
      ages: String(index),
    }));
    expect(editRooms(three, "remove-1").map(({ ages }) => ages)).toEqual(["0", "2"]);
    expect(editRooms(one, "remove-0")).toEqual(one);
    expect(editRooms(three, "remove-7")).toEqual(three);
    expect(editRooms(three, "nonsense")).toEqual(three);
  });
});

describe("the search that follows a remedy", () => {
  const stay: SearchWish = {
    place: "MON",
    service: "accommodation",
    date_from: "2027-01-10",
    nights: 1,
    rooms: [{ code: "DB", adults: 2, ages: [8, 2] }],
  };
  const { nights: _nights, ...untilWhen } = stay;
  const hire: SearchWish = { ...untilWhen, service: "rentalCars", date_to: "2027-01-12" };
  const follow = (remedy: Remedy, search = stay, unit: "night" | "day24h" | "calendar_day" = "night") =>
    followRemedy(remedy, search, unit);

  it("begins on the named day and lasts as long as before", () => {
    const remedy: Remedy = { code: "NEXT_START", params: { date: "2027-02-01" } };
    expect(follow(remedy)).toEqual({ ...stay, date_from: "2027-02-01" });
    expect(follow(remedy, hire)).toEqual({ ...hire, date_from: "2027-02-01", date_to: "2027-02-03" });
  });

  it("lasts as long as named", () => {
    const shortest: Remedy = {
      code: "SHORTEST_STAY",
      params: { units: 3, unit: "night", date: "2027-01-13" },
    };
    expect(follow(shortest)).toEqual({ ...stay, nights: 3 });
    expect(follow(shortest, hire, "day24h")).toEqual({ ...hire, date_to: "2027-01-13" });
    const most: Remedy = { code: "STAY_AT_MOST", params: { units: 2, unit: "day", date: "2027-01-10" } };
    expect(follow(most, hire, "day24h")?.date_to).toBe("2027-01-12");
    expect(follow(most, hire, "calendar_day")?.date_to).toBe("2027-01-11");
  });

  it("has as many people as named, infants not counted", () => {
    const sizes = (people: number) => follow({ code: "PARTY_AT_LEAST", params: { people } })?.rooms;
    expect(sizes(6)).toEqual([
      ...stay.rooms,
      { code: "DB", adults: 2, ages: [] },
      { code: "SG", adults: 1, ages: [] },
    ]);
    const fewer = follow({ code: "PARTY_AT_MOST", params: { people: 2 } });
    expect(fewer?.rooms).toEqual([{ code: "DB", adults: 1, ages: [8, 2] }]);
    expect(follow({ code: "PARTY_AT_MOST", params: { people: 1 } })).toBeNull();
  });

  it("is none where nothing of it is named", () => {
    expect(follow({ code: "CHOOSE_ANOTHER", params: {} })).toBeNull();
    expect(follow({ code: "MIN_AGE", params: { age: 5 } })).toBeNull();
    expect(
      follow({ code: "STAY_AT_LEAST", params: { units: 2, unit: "night", date: "2027-01-10" } }),
    ).toBeNull();
  });
});

it.each([
  ["Queenstown", "ZQN"],
  ["queenstown", "ZQN"],
  ["zqn", "zqn"],
  ["Queens", "Queens"],
  ["", ""],
])("takes the name of a place for its code: %j", async (typed, wanted) => {
  const places = Promise.resolve([
    { value: "MON", label: "Mount Cook" },
    { value: "ZQN", label: "Queenstown" },
  ]);
  const read = await withPlaceCode(readTypedSearch(new URLSearchParams({ place: typed })), places);
  expect(read.place).toBe(wanted);
});
