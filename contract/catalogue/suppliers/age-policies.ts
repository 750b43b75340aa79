import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { TranslatedText } from "#contract/primitives.ts";

const flags = {
  infants_allowed: z.boolean(),
  children_allowed: z.boolean(),
  adults_required: z.boolean(),
  count_children_in_breaks: z.boolean(),
  count_infants_in_breaks: z.boolean(),
};

/** Who counts as infant and as child, as suppliers and their products refer to it by its code. */
export const AgePolicyChoice = z.object({
  code: z.string(),
  name: TranslatedText,
  /** −1 where there are no infants; the same as `child_to` where there are no children. */
  infant_to: z.int(),
  child_to: z.int(),
  ...flags,
});
export type AgePolicyChoice = z.infer<typeof AgePolicyChoice>;

/**
 * Ages in whole years on the day of the service, both included. Without a year there are no infants, or no children: who
 * is older than the last band is an adult.
 */
export const AgePolicyInput = z.object({
  infant_to: z.int().min(0).max(17).optional(),
  child_to: z.int().min(0).max(25).optional(),
  infants_allowed: flags.infants_allowed.default(false),
  children_allowed: flags.children_allowed.default(false),
  /** Children do not come alone. */
  adults_required: flags.adults_required.default(false),
  /** Whether they count where a price depends on how many come. */
  count_children_in_breaks: flags.count_children_in_breaks.default(false),
  count_infants_in_breaks: flags.count_infants_in_breaks.default(false),
});
export type AgePolicyInput = z.output<typeof AgePolicyInput>;

const path = "/api/office/age-policies";

export const listAgePolicies = defineEndpoint({
  method: "GET",
  path,
  summary: "The ages that suppliers and products refer to",
  tag: "suppliers",
  access: { audience: "office", permission: "suppliers.view" },
  answer: item(z.array(AgePolicyChoice)),
});

export const createAgePolicy = defineEndpoint({
  method: "POST",
  path,
  summary:
    "Add ages that suppliers and products may refer to; the same ones twice are one. They are never changed",
  tag: "suppliers",
  access: { audience: "office", permission: "suppliers.edit" },
  body: AgePolicyInput,
  answer: item(AgePolicyChoice),
  status: 201,
});

export const agePolicyEndpoints = [listAgePolicies, createAgePolicy] as const;
