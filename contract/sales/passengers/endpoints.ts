import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { FileStatus, Uid } from "#contract/primitives.ts";
import { ChangeProposal } from "#contract/sales/bookings/change.ts";
import { ChangeProblem } from "#contract/sales/bookings/change-wish.ts";
import {
  Passenger,
  PassengerDetails,
  PassengerInput,
  PassengerNeeds,
  PassengerNeedsInput,
} from "#contract/sales/passengers/passenger.ts";

const File = z.object({ uid: Uid });
const OneOfFile = File.extend({ seq: z.coerce.number().int().min(1).max(1000) });
const tag = "travellers";
const base = "/api/office/client-files/{uid}/passengers";
const view = { audience: "office", permission: "client-files.view" } as const;
const edit = { audience: "office", permission: "client-files.edit" } as const;
/** Changing it asks for `client-files.edit` besides. */
const sensitive = { audience: "office", permission: "pax.view-sensitive" } as const;
const lock_version = z.coerce.number().int();

export const listPassengers = defineEndpoint({
  method: "GET",
  path: base,
  summary: "Who travels, with ages on the first day of the trip and rooms; cancelled travellers are left out",
  tag,
  access: view,
  params: File,
  answer: item(z.array(Passenger)),
});

export const showPassenger = defineEndpoint({
  method: "GET",
  path: `${base}/{seq}`,
  summary: "A traveller, and which suppliers are told when the name changes",
  tag,
  access: view,
  params: OneOfFile,
  answer: item(PassengerDetails),
});

export const changePassenger = defineEndpoint({
  method: "PUT",
  path: `${base}/{seq}`,
  summary: "Change name, date of birth or lead; suppliers who know the name are told by requests that wait",
  tag,
  access: edit,
  params: OneOfFile,
  body: PassengerInput.extend({ lock_version }),
  answer: item(PassengerDetails),
});

export const showPassengerNeeds = defineEndpoint({
  method: "GET",
  path: `${base}/{seq}/needs`,
  summary: "What a traveller's body asks of the trip, and the passport",
  tag,
  access: sensitive,
  params: OneOfFile,
  answer: item(PassengerNeeds),
});

export const changePassengerNeeds = defineEndpoint({
  method: "PUT",
  path: `${base}/{seq}/needs`,
  summary: "Change what a traveller's body asks of the trip, and the passport",
  tag,
  access: sensitive,
  params: OneOfFile,
  body: PassengerNeedsInput.extend({ lock_version }),
  answer: item(PassengerNeeds),
});

export const PassengerLeaving = z.object({
  name: z.string(),
  lock_version: z.int(),
  /** What the booking becomes without the traveller; null where that cannot be. */
  proposal: ChangeProposal.nullable(),
  problems: z.array(ChangeProblem),
  /** False for quotes, trips that have begun and files that ended. */
  possible: z.boolean(),
});
export type PassengerLeaving = z.infer<typeof PassengerLeaving>;

export const previewLeaving = defineEndpoint({
  method: "GET",
  path: `${base}/{seq}/cancellation`,
  summary: "What a booking becomes when a traveller stays at home; nothing is changed",
  tag,
  access: edit,
  params: OneOfFile,
  answer: item(PassengerLeaving),
});

export const PassengerLeavingInput = z.object({
  lock_version,
  /** Of the proposal that was seen. */
  hash: z.string().max(64),
  reason: z.string().trim().max(1000).default(""),
});
export type PassengerLeavingInput = z.output<typeof PassengerLeavingInput>;

export const cancelPassenger = defineEndpoint({
  method: "POST",
  path: `${base}/{seq}/cancellation`,
  summary: "Take a traveller out of a booking: services are priced and asked for anew for those who stay",
  tag,
  access: edit,
  params: OneOfFile,
  body: PassengerLeavingInput,
  answer: item(z.object({ status: FileStatus, travellers: z.int() })),
  idempotent: true,
});

export const passengerEndpoints = [
  listPassengers,
  showPassenger,
  changePassenger,
  showPassengerNeeds,
  changePassengerNeeds,
  previewLeaving,
  cancelPassenger,
] as const;
