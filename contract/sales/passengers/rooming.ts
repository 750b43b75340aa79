import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { PaxType, RoomCode, Uid } from "#contract/primitives.ts";

const Place = z.object({
  /** Number of the traveller in the party. */
  traveller: z.coerce.number().int().min(1).max(1000),
  /** Number of the room; none for who sleeps nowhere. */
  room: z.coerce.number().int().min(1).max(1000).optional(),
});

/** Who sleeps where, everybody who travels. */
export const RoomingInput = z.object({ places: z.array(Place).max(1000).default([]) });
export type RoomingInput = z.output<typeof RoomingInput>;

/** Rooms of a file and who shares them. The version is that of the file. */
export const Rooming = z.object({
  rooms: z.array(z.object({ seq: z.int(), code: RoomCode })),
  places: z.array(
    z.object({
      traveller: z.int(),
      room: z.int().nullable(),
      /** Empty while it is to follow. */
      name: z.string(),
      type: PaxType,
      /** On the first day of the trip, as far as it is known. */
      age: z.int().nullable(),
    }),
  ),
  lock_version: z.int(),
});
export type Rooming = z.infer<typeof Rooming>;

const path = "/api/office/client-files/{uid}/rooming";
const params = z.object({ uid: Uid });

export const showRooming = defineEndpoint({
  method: "GET",
  path,
  summary: "The rooms of a file, and who shares them",
  tag: "travellers",
  access: { audience: "office", permission: "client-files.view" },
  params,
  answer: item(Rooming),
});

export const changeRooming = defineEndpoint({
  method: "PUT",
  path,
  summary: "Let travellers of one age change places: rooms, prices and what suppliers are asked for stay",
  tag: "travellers",
  access: { audience: "office", permission: "client-files.edit" },
  params,
  body: RoomingInput.extend({ lock_version: z.coerce.number().int() }),
  answer: item(Rooming),
});

export const roomingEndpoints = [showRooming, changeRooming] as const;
