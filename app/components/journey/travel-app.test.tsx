import { describe, expect, it } from "vitest";
import { page, shown } from "#tests/support/travel-app-page.tsx";
import { rotorua, stay, trip } from "#tests/support/trip.ts";
import { FindTravelApp, type FindAttempt } from "./find-travel-app.tsx";

describe("the travel app", () => {
  it("counts down, counts the days, and says when it is over", () => {
    expect(page(trip(), "2026-10-31")).toContain("in 20 days");
    expect(page(trip(), "2026-11-19")).toContain("in 1 day<");
    expect(page(trip(), "2026-11-21")).toContain("day 2 of 2");
    expect(page(trip(), "2026-11-22")).toContain("ended");
  });

  it("links to today only while the trip is on", () => {
    expect(page(trip(), "2026-11-21")).toMatch(/href="#day-2"[^>]*data-today-link[^>]*>Go to today/);
    expect(page(trip(), "2026-11-21")).not.toMatch(/<li hidden/);
    expect(page(trip(), "2026-12-01")).toMatch(/<li hidden=""><a[^>]*data-today-link/);
  });

  it("shows a service with what is needed at the door", () => {
    const html = page(trip());
    expect(html).toContain('href="tel:+6475550114"');
    expect(html).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=-38.13%2C176.25"');
    expect(html).toContain("16 Esplanade, Rotorua");
    expect(html).toMatch(/2 nights · Check-in from 2:00\s[ap]m · Check-out by 10:00\s[ap]m/u);
    expect(html).toContain(">HV48358<");
    expect(html).not.toContain("HV48358-cl");
    expect(html).toContain("V101004");
  });

  it("says what is still being confirmed", () => {
    const [first, ...rest] = trip().days;
    const days = [
      { ...first!, services: [{ ...stay, state: "pending" as const, confirmation: null }] },
      ...rest,
    ];
    expect(page(trip({ days }))).toContain("Being confirmed");
    expect(page(trip())).not.toContain("Being confirmed");
  });

  it("gives driving distances and notes only where the option is on", () => {
    const leg = {
      from: rotorua,
      to: { ...rotorua, code: "TUO", name: "Taupō", lat: -38.7 },
      mode: "drive" as const,
    };
    const days = [
      { ...trip().days[0]!, legs: [{ ...leg, distance_km: 80, minutes: 65, notes: "Fuel in Taupō." }] },
    ];
    expect(page(trip({ days, show_driving_notes: true }))).toMatch(/80\skm.*Fuel in Taupō\./su);
    const without = page(trip({ days }));
    expect(without).toContain("Rotorua to Taupō");
    expect(without).not.toMatch(/80\skm|Fuel in Taupō/u);
  });

  it("offers the live chat, with the number to fall back on, only where there is one", () => {
    const { brand } = trip();
    const html = page(trip({ brand: { ...brand, live_chat_url: "https://chat.example/" } }));
    expect(html).toContain(
      "If live chat is unavailable or the matter is urgent, please call +64 9 555 0100.",
    );
    expect(page(trip())).not.toContain("live chat");
  });

  it("shows alerts that touch the trip, and no others", () => {
    const alert = { title: "Road closed", body: "Leave later.", severity: "severe" as const };
    const during = { ...alert, date_from: "2026-11-21", date_to: "2026-12-24" };
    expect(page(trip({ alerts: [during] }))).toMatch(/Warning.*Road closed/s);
    const later = { ...during, date_from: "2026-12-01" };
    expect(page(trip({ alerts: [later] }))).not.toContain("Road closed");
  });

  it("repeats an alert on the days that it concerns, unless it concerns them all", () => {
    const alert = { title: "Road closed", body: "Leave later.", severity: "severe" as const };
    const oneDay = { ...alert, date_from: "2026-11-21", date_to: "2026-11-21" };
    expect(page(trip({ alerts: [oneDay] })).match(/Notice for this day/g)).toHaveLength(1);
    const always = { ...alert, date_from: "2026-01-01", date_to: "2027-12-31" };
    expect(page(trip({ alerts: [always] }))).not.toContain("Notice for this day");
  });

  it("escapes what people typed", () => {
    expect(page(trip({ name: "<script>alert(1)</script>" }))).not.toContain("<script>alert");
  });

  it("stands without days", () => {
    expect(page(trip({ days: [] }))).toContain("The days of this trip are not published yet");
  });

  it("asks no other host for anything", () => {
    const loads = page(trip()).match(/(?:src|action)="[^"]*"/g) ?? [];
    expect(loads.filter((each) => !/="\//.test(each))).toEqual([]);
  });
});

describe("the find screen", () => {
  const findPage = (attempt?: FindAttempt) =>
    shown(
      <FindTravelApp
        hasSettings
        brand={{ code: "NZ", name: "Harakeke Pacific" }}
        locale="en"
        path="/travel-app/"
        attempt={attempt}
      />,
    );

  it("has the words of the specification", () => {
    const html = findPage();
    for (const words of [
      "Find Your Travel App",
      "Please enter your Harakeke Pacific booking reference.",
      'placeholder="Booking Reference"',
      "Find Itinerary",
      "LOADING",
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/<label for="reference"[^>]*>Reference<\/label>/);
    expect(html).not.toContain('name="surname"');
  });

  it("carries the message of the required rule for the browser, and shows none before a submit", () => {
    const html = findPage();
    expect(html).toContain("[&quot;required&quot;,0,&quot;This field is required&quot;]");
    expect(html).toMatch(/id="reference-error"[^>]*hidden/);
    expect(html).not.toContain('aria-invalid="true"');
  });

  it("shows the server's message above the form and the error at the field, with what was typed", () => {
    const html = findPage({
      reference: "NZ<1",
      surnameAsked: false,
      message: "We could not find it.",
      referenceError: "This field is required",
    });
    expect(html.indexOf("We could not find it.")).toBeLessThan(html.indexOf('id="reference"'));
    expect(html).toContain('value="NZ&lt;1"');
    expect(html).toMatch(/aria-invalid="true"/);
  });

  it("asks for the surname when the server does", () => {
    expect(findPage({ reference: "NZFI1", surnameAsked: true, message: null })).toContain('name="surname"');
  });
});
