import { z } from "zod";
import { listQuery, YesNo } from "#contract/list-query.ts";
import { Uid } from "#contract/primitives.ts";
import { defineResource } from "#contract/resource.ts";
import { defineEndpoint, item } from "#contract/endpoint.ts";

/** The palette of labels; each is a pair of tokens with enough contrast in both themes. */
export const labelColours = ["slate", "red", "amber", "green", "teal", "blue", "violet", "pink"] as const;
export const LabelColour = z.enum(labelColours);
export type LabelColour = z.infer<typeof LabelColour>;

/** The icons a label may carry. */
export const labelIcons = [
  "tag",
  "star",
  "flag",
  "heart",
  "crown",
  "clock",
  "alert",
  "phone",
  "cake",
  "users",
  "accessible",
  "leaf",
] as const;
export const LabelIcon = z.enum(labelIcons);
export type LabelIcon = z.infer<typeof LabelIcon>;

export const LabelScope = z.enum(["file", "line"]);

/** A label as files and lists show it. */
export const LabelBrief = z.object({ uid: Uid, name: z.string(), colour: LabelColour, icon: LabelIcon });
export type LabelBrief = z.infer<typeof LabelBrief>;

/** A booking label. `position` counts from 1 in the order of the office; `used` is the number of files that carry it. */
export const Label = LabelBrief.extend({
  applies_to: LabelScope,
  active: z.boolean(),
  position: z.int(),
  used: z.int(),
  lock_version: z.int(),
});
export type Label = z.infer<typeof Label>;

export const LabelInput = z.object({
  name: z.string().trim().min(2).max(40),
  colour: LabelColour,
  icon: LabelIcon,
  applies_to: LabelScope,
  active: z.boolean().default(false),
});
export type LabelInput = z.infer<typeof LabelInput>;

export const LabelQuery = listQuery({
  sort: ["position", "name", "used"],
  filter: { q: z.string().max(40), applies_to: LabelScope, active: YesNo },
});

export const labelResource = defineResource({
  path: "/api/office/labels",
  name: "label",
  plural: "labels",
  permission: "labels.edit",
  item: Label,
  input: LabelInput,
  query: LabelQuery,
  verbs: ["activate", "deactivate", "delete"],
});

/** Moves a label within the order of all labels. Others move up or down by one; nobody's version changes. */
export const moveLabel = defineEndpoint({
  method: "POST",
  path: "/api/office/labels/{uid}/position",
  summary: "Move a label to another place in the order",
  tag: "labels",
  access: { audience: "office", permission: "labels.edit" },
  params: z.object({ uid: Uid }),
  body: z.object({ position: z.int().min(1).max(10_000) }),
  answer: item(Label),
});

export const labelEndpoints = [...labelResource.all, moveLabel] as const;
