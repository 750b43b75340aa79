import { z } from "zod";
import { defineEndpoint, item } from "#contract/endpoint.ts";
import { Uid } from "#contract/primitives.ts";
import { Version } from "#contract/resource.ts";

/** The picture of a place, which stands where the drawn landscape would; null is the drawn one. */
export const PlacePicture = z.object({ place: Uid, picture: Uid.nullable(), lock_version: z.int() });

const params = z.object({ place: Uid });

export const showPlacePicture = defineEndpoint({
  method: "GET",
  path: "/api/office/places/{place}/picture",
  summary: "Which picture stands for a place",
  tag: "places",
  access: { audience: "office", permission: "itinerary-locations.edit" },
  params,
  answer: item(PlacePicture),
});

/** `picture` names an upload for the purpose `place-picture`. */
export const setPlacePicture = defineEndpoint({
  method: "PUT",
  path: "/api/office/places/{place}/picture",
  summary: "Choose the picture of a place, or go back to the drawn landscape",
  tag: "places",
  access: { audience: "office", permission: "itinerary-locations.edit" },
  params,
  body: Version.extend({ picture: Uid.nullish() }),
  answer: item(PlacePicture),
});
