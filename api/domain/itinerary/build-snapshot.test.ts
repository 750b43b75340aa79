import { describe, expect, it } from "vitest";
import { buildItinerarySnapshot, shownState } from "./build-snapshot.ts";
import { displayedConfirmation } from "./confirmation.ts";
import { resolveItinerary } from "./resolve.ts";
import { alert, day, line, rows } from "./rows.fixture.ts";

describe("shownState", () => {
  it("shows held and confirmed services as confirmed, asked and changing ones as pending, others not", () => {
    const codes = ["QU", "AV", "AL", "OR", "RQ", "WL", "OK", "AM", "UN", "CP", "CX"] as const;
    expect(Object.fromEntries(codes.map((code) => [code, shownState(code)]))).toEqual({
      ...{ QU: null, AV: null, AL: "confirmed", OR: null, RQ: "pending", WL: null },
      ...{ OK: "confirmed", AM: "pending", UN: null, CP: null, CX: null },
    });
  });
});

describe("displayedConfirmation", () => {
  it("takes the state markers off the end, however many there are", () => {
    expect(displayedConfirmation("SV-48213-rc")).toBe("SV-48213");
    expect(displayedConfirmation("SV-48213-ar-rc-cl")).toBe("SV-48213");
    expect(displayedConfirmation("SV-rc-48213")).toBe("SV-rc-48213");
    expect(displayedConfirmation("-cl")).toBeNull();
    expect(displayedConfirmation("cl")).toBe("cl");
    expect(displayedConfirmation(null)).toBeNull();
  });

  it("reads a text of a million characters once", () => {
    const hostile = `${"-cl".repeat(333_333)}x`;
    expect(displayedConfirmation(hostile)).toBe(hostile);
    expect(displayedConfirmation("-rc".repeat(333_333))).toBeNull();
  });
});

describe("buildItinerarySnapshot", () => {
  it("shows the services of a day in their order, without those a client may not see", () => {
    const snapshot = buildItinerarySnapshot(
      rows({
        lines: [
          line({ seq: 30, status: "RQ", name: { en: "Cruise" } }),
          line({ seq: 20, status: "WL", name: { en: "Walk" } }),
          line({ seq: 10, status: "OK", name: { en: "Room" } }),
        ],
      }),
    );
    expect(snapshot.days[0]?.services.map((one) => [one.name.en, one.state])).toEqual([
      ["Room", "confirmed"],
      ["Cruise", "pending"],
    ]);
  });

  it("lists no drive that a shown service of that day takes the travellers on", () => {
    const places = ["ROT", "AKL"].map((code) => ({ ...rows().places[0]!, code }));
    const drive = { from: "ROT", to: "AKL", mode: "drive" } as const;
    const legsWith = (over: Parameters<typeof line>[0]) =>
      buildItinerarySnapshot(
        rows({
          places,
          days: [day({ legs: [drive] })],
          lines: [line({ serviceType: "TR", endPlaceCode: "AKL", ...over })],
        }),
      ).days[0]?.legs.length;
    expect(legsWith({})).toBe(0);
    expect(legsWith({ status: "CX" })).toBe(1);
    expect(legsWith({ dayNo: 2 })).toBe(1);
  });

  it("gives no confirmation and no voucher while a service is pending", () => {
    const snapshot = buildItinerarySnapshot(
      rows({
        lines: [line({ status: "AM", confirmation: "SV-1", voucherNo: "V-1", voucherText: { en: "x" } })],
      }),
    );
    expect(snapshot.days[0]?.services[0]).toMatchObject({
      confirmation: null,
      voucher_no: null,
      voucher_text: null,
    });
  });

  it("counts nights for rooms only", () => {
    const stay = { dateFrom: "2027-03-30", dateTo: "2027-04-06" };
    const [room, car] = buildItinerarySnapshot(
      rows({ lines: [line({ ...stay, serviceType: "AC" }), line({ ...stay, seq: 20, serviceType: "RC" })] }),
    ).days[0]!.services;
    // Seven nights although a clock change makes them an hour longer than seven days.
    expect(room?.nights).toBe(7);
    expect(car?.nights).toBeNull();
  });

  it("leaves out travellers who cancelled", () => {
    const person = { firstName: "Ana", lastName: "Peña", type: "A" as const };
    const snapshot = buildItinerarySnapshot(
      rows({
        pax: [
          { ...person, seq: 2, firstName: "Íñigo", status: "active" },
          { ...person, seq: 1, status: "active" },
          { ...person, seq: 3, firstName: "Luz", status: "cancelled" },
        ],
      }),
    );
    expect(snapshot.travellers.map((one) => one.name)).toEqual(["Ana Peña", "Íñigo Peña"]);
  });

  it("takes driving notes for the direction they were written for, own notes first", () => {
    const there = { from: "ROT", to: "MON", mode: "drive" as const };
    const back = { from: "MON", to: "ROT", mode: "drive" as const };
    const route = { ...there, distanceKm: 80, minutes: 65, notes: { en: "Stop at the falls" } };
    const legsOf = (drivingNotes: { en: string } | null) =>
      buildItinerarySnapshot(rows({ routeLegs: [route], days: [day({ legs: [there, back], drivingNotes })] }))
        .days[0]!.legs;
    expect(legsOf(null).map((leg) => [leg.minutes, leg.notes?.en])).toEqual([
      [65, "Stop at the falls"],
      [65, undefined],
    ]);
    expect(legsOf({ en: "Take it easy" })[0]?.notes?.en).toBe("Take it easy");
  });

  it("names a place that is missing", () => {
    expect(() => buildItinerarySnapshot(rows({ days: [day({ placeCode: "XXX" })] }))).toThrow(/XXX/);
  });
});

describe("alerts", () => {
  const applied = (...alerts: ReturnType<typeof alert>[]) =>
    buildItinerarySnapshot(rows({ alerts, lines: [line({ placeCode: "MFN", supplierCode: "FIOMFN" })] }))
      .alerts.length;

  it("apply where the trip touches their scope while they are in force", () => {
    expect(applied(alert({ scope: "place", scopeCodes: ["MFN"] }))).toBe(1);
    expect(applied(alert({ scope: "supplier", scopeCodes: ["FIOMFN"] }))).toBe(1);
    expect(applied(alert({ scope: "service_type", scopeCodes: ["AC"] }))).toBe(1);
    expect(applied(alert({ scope: "all" }))).toBe(1);
  });

  it("do not apply elsewhere, before, after, to another brand or to other readers", () => {
    expect(applied(alert({ scope: "place", scopeCodes: ["DRW"] }))).toBe(0);
    expect(applied(alert({ scope: "all", dateFrom: "2027-05-01", dateTo: "2027-05-02" }))).toBe(0);
    expect(applied(alert({ scope: "all", brandCode: "AU" }))).toBe(0);
    expect(applied(alert({ scope: "all", audiences: ["office", "agent"] }))).toBe(0);
    expect(applied(alert({ scope: "all", expiresAt: new Date("2026-11-01") }))).toBe(0);
    expect(applied(alert({ scope: "all", publishAt: new Date("2027-11-01") }))).toBe(0);
  });

  it("apply to a route in both directions", () => {
    const legs = [{ from: "MON", to: "ROT", mode: "drive" as const }];
    const onRoute = rows({
      days: [day({ legs })],
      alerts: [alert({ scope: "route", scopeCodes: ["ROT-MON"] })],
    });
    expect(buildItinerarySnapshot(onRoute).alerts).toHaveLength(1);
  });
});

describe("resolveItinerary", () => {
  it("says each text in the wanted language, and in English where that is missing", () => {
    const snapshot = buildItinerarySnapshot(
      rows({
        lines: [line({ name: { en: "Room", de: "Zimmer" }, comment: { en: "Lake view" } })],
        days: [day({ title: { en: "Arrival", fr: "Arrivée" }, text: { en: "Rest", fr: "" } })],
      }),
    );
    const german = resolveItinerary(snapshot, "de");
    const french = resolveItinerary(snapshot, "fr");
    expect(german.days[0]?.services[0]).toMatchObject({ name: "Zimmer", comment: "Lake view" });
    expect(french.days[0]).toMatchObject({ title: "Arrivée", text: "Rest" });
    expect([german.locale, french.locale]).toEqual(["de", "fr"]);
  });
});
