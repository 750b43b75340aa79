import { describe, expect, test } from "vitest";
import {
  addIn,
  checkChangeForm,
  hasMoved,
  moveDays,
  readChangeForm,
  swapIn,
  writeChangeForm,
} from "./change-form.ts";

const booking = { travel_date: "2027-01-12", rooms: "DB-2-8_SG-1" };
const service = "01K0000000CRV1SE0000000001";
const read = (search: string) => readChangeForm(new URLSearchParams(search), booking);

describe("the form of a change", () => {
  test("begins as the booking is, and asks for nothing then", () => {
    const typed = read("");
    expect(typed.travel_date).toBe("2027-01-12");
    expect(typed.rooms.map(({ code }) => code)).toEqual(["DB", "SG"]);
    expect(checkChangeForm(typed, booking)).toEqual({ wish: {} });
  });

  test("asks for what differs and nothing else", () => {
    const typed = read(`travel_date=2027-01-19&rooms=DB-2&leaving=3&leaving=nobody&remove=${service}`);
    expect(checkChangeForm(typed, booking)).toEqual({
      wish: { travel_date: "2027-01-19", rooms: "DB-2", leaving: "3", remove: service },
    });
  });

  test("keeps what comes in, one for each service, and nothing that is none", () => {
    const [option, other] = ["AKLACGRANDB0DBSTD", "AKLACGRANDB0TWSTD"];
    const word = `${option}.2027-01-13.2027-01-14..`;
    const typed = read(`swap=${service}-${option}&swap=${service}-${other}&add=${word}`);
    expect(checkChangeForm(typed, booking)).toEqual({ wish: { swap: `${service}-${other}`, add: word } });
    expect(read("swap=nothing&add=nothing")).toMatchObject({ swap: [], add: [] });
  });

  test("comes back from an address as it was typed, right or wrong", () => {
    const word = "AKLACGRANDB0DBSTD.2027-01-13.2027-01-14..";
    for (const search of [
      `travel_date=soon&rooms[0][code]=TW&rooms[0][adults]=x&rooms[0][ages]=8, 11&leaving=3&leaving=4`,
      `travel_date=2027-01-19&rooms=DB-2_SG-1&remove=${service}&add=${word}`,
    ]) {
      const typed = read(search);
      expect(readChangeForm(writeChangeForm(typed), booking)).toEqual(typed);
    }
  });

  test("moves what was added with the trip, once", () => {
    const option = "AKLACGRANDB0DBSTD";
    const search = `added_for=2027-01-12&add=${option}.2027-01-13.2027-01-14..&travel_date=`;
    const moved = read(`${search}19/01/2027`);
    expect(moved.add).toEqual([`${option}.2027-01-20.2027-01-21..`]);
    expect(hasMoved(new URLSearchParams(`${search}19/01/2027`), moved)).toBe(true);
    expect(hasMoved(new URLSearchParams("added_for=2027-01-12"), read("travel_date=2027-01-19"))).toBe(false);
    expect(hasMoved(new URLSearchParams(), moved)).toBe(false);
    const again = writeChangeForm(moved);
    expect(readChangeForm(again, booking)).toEqual(moved);
    expect(hasMoved(again, moved)).toBe(false);
    const wrong = read(`${search}soon`);
    expect(wrong.add).toEqual([`${option}.2027-01-13.2027-01-14..`]);
    expect(readChangeForm(writeChangeForm({ ...wrong, travel_date: "2027-01-19" }), booking)).toEqual({
      ...moved,
      travel_date: "2027-01-19",
    });
  });

  test("has one thing in the place of each service, the last that was chosen, and keeps that service", () => {
    const [option, other] = ["AKLACGRANDB0DBSTD", "AKLACGRANDB0TWSTD"];
    const second = "01K0000000CRV1SE0000000002";
    const typed = read(`remove=${service}&remove=${second}&swap=${service}-${option}`);
    const chosen = swapIn(typed, { line: service, option: other, start_time: "0900" });
    expect(chosen).toEqual({ ...typed, remove: [second], swap: [`${service}-${other}.0900`] });
    const both = swapIn(chosen, { line: second, option });
    expect(both).toMatchObject({ remove: [], swap: [`${service}-${other}.0900`, `${second}-${option}`] });
    expect(readChangeForm(writeChangeForm(both), booking)).toEqual(both);
  });

  test("has a service once, however often it is added", () => {
    const one = { option: "AKLACGRANDB0DBSTD", date_from: "2027-01-13", date_to: "2027-01-14" };
    const typed = addIn(read(""), one);
    expect(typed.add).toEqual(["AKLACGRANDB0DBSTD.2027-01-13.2027-01-14.."]);
    expect(addIn(typed, one)).toEqual(typed);
    expect(addIn(typed, { ...one, start_time: "0900" }).add).toHaveLength(2);
  });

  test("says beside the fields what is wrong", () => {
    const typed = read("travel_date=soon&rooms[0][code]=DB&rooms[0][adults]=0&rooms[0][ages]=");
    expect(Object.keys(checkChangeForm(typed, booking).problems ?? {})).toEqual([
      "travel_date",
      "rooms[0][adults]",
    ]);
  });
});

describe("the days of a booking", () => {
  const days = [
    { day_no: 1, date: "2027-01-12" },
    { day_no: 2, date: "2027-01-13" },
  ];
  const trip = { travel_date: "2027-01-12", days };

  test.each([
    ["2027-01-19", ["2027-01-19", "2027-01-20"]],
    ["2026-12-31", ["2026-12-31", "2027-01-01"]],
    ["2028-02-28", ["2028-02-28", "2028-02-29"]],
  ])("follow the trip to %s", (wished, dates) => {
    expect(moveDays(trip, wished)).toEqual(days.map((day, index) => ({ ...day, date: dates[index] })));
  });

  test.each([null, undefined, "2027-01-12"])("stay where %s is wished", (wished) => {
    expect(moveDays(trip, wished)).toEqual(days);
  });
});
