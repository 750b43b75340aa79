import { z } from "zod";
import { readRooms, roomsForm } from "#contract/catalogue/products/party-rooms.ts";

/** Rooms as they stand in a query. */
export const RoomsText = z
  .string()
  .regex(roomsForm)
  .transform((text, context) => {
    const rooms = readRooms(text);
    if (rooms) return rooms;
    context.addIssue({ code: "custom", message: "This is no party that can be priced." });
    return z.NEVER;
  });
