import { expect, test } from "vitest";
import { hasVisibleLabel } from "#app/domain/service-types.ts";
import { roomCapacity, roomCodes } from "#app/domain/room-codes.ts";
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import { RoomCode, ServiceType } from "#contract/primitives.ts";
import { serviceGroupOf, serviceGroups } from "#contract/catalogue/products/service-groups.ts";

test("each service type belongs to the button that the specification names", () => {
  const byLabel = Object.fromEntries(serviceGroups.map(({ key, codes }) => [kit.services[key], [...codes]]));
  expect(byLabel).toEqual({
    Accommodation: ["AC", "AF"],
    Sightseeing: ["AT", "CR", "IT"],
    Guides: ["GU"],
    "Interisland Ferry": ["IN"],
    "Rental Cars": ["RC"],
    "Other services": ["SU"],
    Train: ["TN"],
    Transfers: ["TR"],
    "Guided Walks": ["WK"],
  });
});

test("only SU shows no label", () => {
  const hidden = ServiceType.options.filter((code) => !hasVisibleLabel(serviceGroupOf(code)));
  expect(hidden).toEqual(["SU"]);
});

test("every room code has a name and, except for other, a capacity", () => {
  expect([...roomCodes].sort()).toEqual([...RoomCode.options].sort());
  expect(roomCodes.map((code) => kit.rooms[code])).toEqual([
    "Double",
    "Single",
    "Twin",
    "Triple",
    "Quad",
    "Other",
  ]);
  expect(roomCodes.map(roomCapacity)).toEqual([2, 1, 2, 3, 4, null]);
});
