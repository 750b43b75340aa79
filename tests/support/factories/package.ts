import type { ServiceSlot, SlotOption } from "#api/domain/packages/package-slot.ts";

/** A room of every class for one night on the first day, under the code `ROOM`. */
export function aService(
  overrides: Partial<ServiceSlot> = {},
  option: Partial<SlotOption> = {},
): ServiceSlot {
  return {
    key: "1.10",
    dayNo: 1,
    quantityRule: "per_room",
    optional: false,
    nights: 1,
    startTime: null,
    endTime: null,
    options: [
      {
        code: "ROOM",
        class: null,
        substitute: false,
        extras: [],
        secondUnit: "night",
        nights: null,
        sold: true,
        ...option,
      },
    ],
    ...overrides,
  };
}
