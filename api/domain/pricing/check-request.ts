import { ageAt } from "./ages.ts";
import { parseClock, parseDay } from "./calendar.ts";
import { type Complaints, isInteger, isObject, isOneOf, oneOf, wholeNumber } from "./complaints.ts";
import { roomCodes } from "./line-shapes.ts";

type Path = readonly (string | number)[];

const existingDate = "a date that exists, YYYY-MM-DD";

/** Checks who wants to travel, when, in which rooms and with which extras. */
export function checkRequest(request: unknown, complaints: Complaints): void {
  if (!isObject(request)) return complaints.mismatch(["request"], request, "an object");
  for (const key of ["date_from", "date_to"]) {
    if (parseDay(request[key]) === undefined) {
      complaints.mismatch(["request", key], request[key], existingDate);
    }
  }
  for (const key of ["start_time", "end_time"]) {
    const time = request[key];
    if (time !== undefined && time !== null && parseClock(time) === undefined) {
      complaints.add(["request", key], "must be a time that exists, hhmm, or null");
    }
  }
  const people = checkPeople(request.pax, request.date_from, complaints);
  checkRooms(request.rooms, people, complaints);
  checkTexts(request.extras, ["request", "extras"], complaints);
  const { qty } = request;
  if (qty !== undefined && qty !== null && !(isInteger(qty) && qty >= 1)) {
    complaints.add(["request", "qty"], "must be a whole number of at least 1, or null");
  }
}

/** Checks an optional list of texts. */
export function checkTexts(list: unknown, path: Path, complaints: Complaints): void {
  if (list === undefined) return;
  if (!Array.isArray(list)) return complaints.add(path, "must be a list of texts");
  list.forEach((text: unknown, index) => {
    if (typeof text !== "string") complaints.add([...path, index], "must be text");
  });
}

/** The number of people, so that rooms can be checked against it; without a list no position is wrong. */
function checkPeople(pax: unknown, dateFrom: unknown, complaints: Complaints): number {
  const path = ["request", "pax"];
  if (!Array.isArray(pax)) {
    complaints.mismatch(path, pax, "a list of people");
    return Infinity;
  }
  if (pax.length === 0) complaints.add(path, "must name at least one person");
  pax.forEach((person: unknown, index) => checkPerson(person, [...path, index], dateFrom, complaints));
  return pax.length;
}

function checkPerson(person: unknown, path: Path, dateFrom: unknown, complaints: Complaints): void {
  if (!isObject(person)) return complaints.mismatch(path, person, "an object");
  const { age, born } = person;
  const hasAge = age !== undefined && age !== null;
  const hasBirth = born !== undefined && born !== null;
  if (!hasAge && !hasBirth) return complaints.add(path, "must have an age or a date of birth");
  if (hasAge && !(isInteger(age) && age >= 0)) {
    complaints.add([...path, "age"], "must be a whole number of at least 0");
  }
  if (!hasBirth) return;
  if (typeof born !== "string" || parseDay(born) === undefined)
    return complaints.add([...path, "born"], `must be ${existingDate}`);
  const knownStart = parseDay(dateFrom) !== undefined;
  if (!hasAge && knownStart && ageAt(born, String(dateFrom)) < 0) {
    complaints.add([...path, "born"], "must not be after the first day of the service");
  }
}

function checkRooms(rooms: unknown, people: number, complaints: Complaints): void {
  if (rooms === undefined) return;
  if (!Array.isArray(rooms)) return complaints.add(["request", "rooms"], "must be a list of rooms");
  rooms.forEach((room: unknown, index) => {
    const path = ["request", "rooms", index];
    if (!isObject(room)) return complaints.mismatch(path, room, "an object");
    if (!isOneOf(room.code, roomCodes)) {
      complaints.mismatch([...path, "code"], room.code, oneOf(roomCodes));
    }
    if (!Array.isArray(room.pax)) {
      return complaints.mismatch([...path, "pax"], room.pax, "a list of positions in pax");
    }
    room.pax.forEach((position: unknown, place) => {
      if (!isInteger(position)) {
        complaints.add([...path, "pax", place], `must be ${wholeNumber}`);
      } else if (position < 0 || position >= people) {
        complaints.add([...path, "pax", place], "names a person who is not there");
      }
    });
  });
}
