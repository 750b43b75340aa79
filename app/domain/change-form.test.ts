import { describe, expect, test } from "vitest";
import { checkChangeForm, readChangeForm } from "./change-form.ts";

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

  test("says beside the fields what is wrong", () => {
    const typed = read("travel_date=soon&rooms[0][code]=DB&rooms[0][adults]=0&rooms[0][ages]=");
    expect(Object.keys(checkChangeForm(typed, booking).problems ?? {})).toEqual([
      "travel_date",
      "rooms[0][adults]",
    ]);
  });
});
