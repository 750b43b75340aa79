import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { longestPackage } from "#contract/catalogue/packages/editor.ts";
import {
  EditorLeg,
  OptionChoice,
  PackageContent,
  PackageDayInput,
  PackageSlotInput,
} from "#contract/catalogue/packages/editor-days.ts";
import { Uid } from "#contract/primitives.ts";

const tag = "office packages";
const view = { audience: "office", permission: "quick-quote.view" } as const;
const edit = { audience: "office", permission: "quick-quote.edit" } as const;
const key = z.object({ uid: Uid });
const DayNo = z.coerce.number().int().min(1).max(longestPackage);
const dayKey = key.extend({ day: DayNo });
const slotKey = key.extend({ slot: Uid });
const Version = z.object({ lock_version: z.int().min(1) });
const VersionInQuery = z.object({ lock_version: z.coerce.number().int().min(1) });
const content = item(PackageContent);

export const showPackageContent = defineEndpoint({
  method: "GET",
  path: "/api/office/packages/{uid}/days",
  summary: "The days of a package with their services",
  tag,
  access: view,
  params: key,
  answer: content,
});

export const addPackageDay = defineEndpoint({
  method: "POST",
  path: "/api/office/packages/{uid}/days",
  summary: "Put a day into a package; those from its number on move back by one",
  tag,
  access: edit,
  params: key,
  body: z.intersection(PackageDayInput, z.object({ day_no: z.int().min(1).max(longestPackage) })),
  answer: content,
  status: 201,
});

export const updatePackageDay = defineEndpoint({
  method: "PUT",
  path: "/api/office/packages/{uid}/days/{day}",
  summary: "Change a day of a package",
  tag,
  access: edit,
  params: dayKey,
  body: z.intersection(PackageDayInput, Version),
  answer: content,
});

export const removePackageDay = defineEndpoint({
  method: "DELETE",
  path: "/api/office/packages/{uid}/days/{day}",
  summary: "Take a day with its services out of a package; the later ones move up",
  tag,
  access: edit,
  params: dayKey,
  query: VersionInQuery,
  answer: content,
});

export const addPackageSlot = defineEndpoint({
  method: "POST",
  path: "/api/office/packages/{uid}/days/{day}/slots",
  summary: "Add a service, a place for an activity or a note to the end of a day",
  tag,
  access: edit,
  params: dayKey,
  body: PackageSlotInput,
  answer: content,
  status: 201,
});

export const updatePackageSlot = defineEndpoint({
  method: "PUT",
  path: "/api/office/packages/{uid}/slots/{slot}",
  summary: "Change what a slot of a package holds",
  tag,
  access: edit,
  params: slotKey,
  body: z.intersection(PackageSlotInput, Version),
  answer: content,
});

export const removePackageSlot = defineEndpoint({
  method: "DELETE",
  path: "/api/office/packages/{uid}/slots/{slot}",
  summary: "Take a slot out of a package",
  tag,
  access: edit,
  params: slotKey,
  query: VersionInQuery,
  answer: content,
});

export const movePackageSlot = defineEndpoint({
  method: "POST",
  path: "/api/office/packages/{uid}/slots/{slot}/moves",
  summary:
    "Move a slot to a place of its day or of another, counted from 1; behind the last it becomes the last",
  tag,
  access: edit,
  params: slotKey,
  body: z.object({ day_no: z.int().min(1).max(longestPackage), position: z.int().min(1).max(1000) }),
  answer: content,
});

export const undoPackageRemoval = defineEndpoint({
  method: "POST",
  path: "/api/office/packages/{uid}/undo",
  summary: "Put back the day or slot whose removal was the last change of a package",
  tag,
  access: edit,
  params: key,
  answer: content,
});

export const listPackageOptions = defineEndpoint({
  method: "GET",
  path: "/api/office/package-options",
  summary: "Options for the slots of packages: those that fit what was typed, or those at some places",
  tag,
  access: edit,
  query: z.object({
    q: z.string().max(100).default(""),
    /** Codes of places, joined by commas. */
    places: z.string().max(400).optional(),
    /** Codes of options that are answered in any case, joined by commas. */
    codes: z.string().max(2000).optional(),
    limit: z.coerce.number().int().min(1).max(300).default(12),
  }),
  answer: item(z.array(OptionChoice)),
});

export const listPackageLegs = defineEndpoint({
  method: "GET",
  path: "/api/office/package-legs",
  summary: "Journeys between places that a day can be given",
  tag,
  access: edit,
  answer: item(z.array(EditorLeg)),
});

export const packageDayEndpoints = [
  showPackageContent,
  addPackageDay,
  updatePackageDay,
  removePackageDay,
  addPackageSlot,
  updatePackageSlot,
  removePackageSlot,
  movePackageSlot,
  undoPackageRemoval,
  listPackageOptions,
  listPackageLegs,
] as const;
