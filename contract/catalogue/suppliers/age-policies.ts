import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { TranslatedText } from "#contract/primitives.ts";

/** Who counts as infant and as child, as suppliers and their products refer to it by its code. */
export const AgePolicyChoice = z.object({
  code: z.string(),
  name: TranslatedText,
  infant_to: z.int(),
  child_to: z.int(),
});
export type AgePolicyChoice = z.infer<typeof AgePolicyChoice>;

export const listAgePolicies = defineEndpoint({
  method: "GET",
  path: "/api/office/age-policies",
  summary: "The ages that suppliers and products refer to",
  tag: "suppliers",
  access: { audience: "office", permission: "suppliers.view" },
  answer: item(z.array(AgePolicyChoice)),
});

export const agePolicyEndpoints = [listAgePolicies] as const;
