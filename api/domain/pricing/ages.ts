import type { AgePolicy, Band, LineRequest, Person } from "./line-shapes.ts";

/**
 * Completed years on a day; a birthday on the day itself counts. Whoever was born on 29 February has the birthday on
 * 1 March in other years, because 02-29 sorts behind 02-28. Both dates are valid `YYYY-MM-DD`.
 */
export function ageAt(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The band of everyone in the request, by age on its first day. A stated age wins over the date of birth. */
export function bandsOf(request: LineRequest, policy: AgePolicy): Band[] {
  return request.pax.map((person) => {
    const age = ageOf(person, request.date_from);
    if (age <= policy.infant_to) return "infant";
    return age <= policy.child_to ? "child" : "adult";
  });
}

function ageOf(person: Person, day: string): number {
  return person.age ?? ageAt(person.born ?? day, day);
}
