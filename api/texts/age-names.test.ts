import { expect, it } from "vitest";
import { ageNameOf } from "./age-names.ts";
import { agePolicySeeds } from "#api/demo/world/policies.ts";

const usual = {
  infants_allowed: true,
  children_allowed: true,
  adults_required: true,
  count_children_in_breaks: true,
  count_infants_in_breaks: false,
};

it.each(agePolicySeeds)("the ages of the demo world are named as somebody wrote them: $code", (seed) => {
  const { infantTo, childTo, infantsAllowed = true, childrenAllowed = true, name } = seed;
  const ages = { ...usual, infants_allowed: infantsAllowed, children_allowed: childrenAllowed };
  expect(ageNameOf({ ...ages, infant_to: infantTo, child_to: childTo })).toEqual(name);
});

it.each([
  [{ infant_to: -1, child_to: 14 }, "Child 0–14"],
  [{ infant_to: -1, child_to: -1 }, "All as adults"],
  [{ infant_to: 3, child_to: 11, infants_allowed: false }, "Child 4–11, from 4 years"],
  [{ infant_to: 3, child_to: 3 }, "Infant 0–3"],
  [{ infant_to: 3, child_to: 11, adults_required: false }, "Infant 0–3, child 4–11, also without adults"],
  [
    { infant_to: 3, child_to: 11, count_children_in_breaks: false, count_infants_in_breaks: true },
    "Infant 0–3, child 4–11, children not counted in groups, infants counted in groups",
  ],
])("others by what they are: %o", (ages, english) => {
  expect(ageNameOf({ ...usual, ...ages }).en).toBe(english);
});
