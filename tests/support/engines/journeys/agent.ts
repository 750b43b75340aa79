import { demoPassword } from "#tests/support/e2e/personas.ts";
import { summer } from "#tests/support/e2e/seasons.ts";
import { key } from "#tests/support/engines/engine.ts";
import type { Journey } from "#tests/support/engines/journey.ts";
import { expect } from "vitest";

const booking = "/app/view-booking/NZFI100025";

/** What agencies come for. */
export const agentJourneys: Journey[] = [
  {
    name: "signs in, finds a file, reads the booking and downloads its itinerary",
    tell: async (visitor) => {
      await visitor.open("/");
      await visitor.fill("Username or e-mail", "emma.larkspur");
      await visitor.fill("Password", demoPassword);
      await visitor.press("button", "Log in");
      await visitor.isAt("/app");
      await visitor.open("/app/list-bookings?filter%5Breference%5D=AUFI200001");
      await visitor.press("link", "AUFI200001");
      await visitor.isAt("/app/view-booking/AUFI200001");
      await visitor.reads("The Great Ocean Road");
      await visitor.press("heading", "Itinerary");
      await visitor.press("link", "Download PDF");
      await visitor.got(/^\/documents\/itinerary\/AUFI200001\.pdf/);
      await visitor.isAt("/app/view-booking/AUFI200001");
    },
  },
  {
    name: "writes to the office once, and the box is empty afterwards",
    tell: async (visitor, { own }) => {
      await visitor.signIn("emma.larkspur");
      await visitor.open(`${booking}/messages`);
      await visitor.fill("Message", `May it be later, ${own}?`);
      await visitor.press("button", "Send message");
      await visitor.reads(new RegExp(`Emma Penhaligon.*May it be later, ${own}\\?`));
      await expect.poll(() => visitor.valueOf("Message")).toBe("");
    },
  },
  {
    name: "filters packages and prices one",
    tell: async (visitor) => {
      await visitor.signIn("emma.larkspur");
      await visitor.open("/app/quick-quote");
      await visitor.choose("Start location", "Christchurch");
      if (!visitor.scripts) await visitor.press("button", "Apply filters");
      await visitor.isAt(/filter%5Bstart%5D=CHC/);
      await visitor.press("link", "Southern Alps Discovery");
      await visitor.reads("Day by day");
      await visitor.open(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2-8_SG-1`);
      await visitor.reads("Your commission");
    },
  },
  {
    name: "makes a quote of a package and asks for the booking",
    tell: async (visitor, { own }) => {
      await visitor.signIn("emma.larkspur");
      await visitor.open(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2-8_SG-1`);
      await visitor.fill("Booking name", `Party ${own}`);
      await visitor.press("button", "Save quote & customise");
      await visitor.isAt(/customise\/\w+/);
      const path = String(await visitor.run(() => location.pathname));
      const reference = path.split("/").at(-1) ?? "";
      await visitor.open(`/app/view-booking/${reference}/request`);
      await visitor.press("button", /^Request booking for/);
      await visitor.reads(/There is a problem|could not be saved|Required/);
      await visitor.fill("First name", "Ngaio");
      await visitor.fill("Last name", "Whitcombe");
      // Out of the field by a key: what was wrong with it goes, and what stands below moves up.
      await visitor.keys(key.tab);
      await visitor.press("field", "I accept the booking terms for my client");
      await visitor.press("button", /^Request booking for/);
      await visitor.isAt(`/app/view-booking/${reference}`);
      await visitor.reads(`Party ${own}`);
    },
  },
  {
    name: "takes a service out of a quote, and goes on from there by key",
    tell: async (visitor, { own }) => {
      await visitor.signIn("emma.larkspur");
      await visitor.open(`/app/quick-quote/SAD5?travel_date=${summer}&class=standard&rooms=DB-2`);
      await visitor.fill("Booking name", `Less for ${own}`);
      await visitor.press("button", "Save quote & customise");
      await visitor.isAt(/customise\/\w+/);
      await visitor.press("button", /^Remove: /);
      await visitor.reads("The service is removed.");
      await visitor.find("button", /^Put back: /);
      if (visitor.scripts) return;
      await visitor.keys(key.tab);
      const reached = () => visitor.run(() => document.activeElement?.closest("[id^=day-]")?.id);
      await expect.poll(reached).toBe("day-1");
    },
  },
  {
    name: "asks for the price of a change that changes nothing",
    tell: async (visitor) => {
      await visitor.signIn("emma.larkspur");
      await visitor.open(booking);
      await visitor.press("link", "Request change");
      await visitor.isAt(`${booking}/change`);
      await visitor.press("button", "Show the price");
      await visitor.reads("Nothing is different from the booking yet.");
    },
  },
  {
    name: "reads the booking page by page",
    tell: async (visitor) => {
      await visitor.signIn("emma.larkspur");
      for (const page of [
        "",
        "/quote",
        "/account",
        "/invoices",
        "/transactions",
        "/itineraries",
        "/messages",
      ]) {
        await visitor.open(booking + page);
        await visitor.reads("NZFI100025");
        await visitor.fits();
      }
      await visitor.open("/app/statement");
      await visitor.find("heading", /./);
    },
  },
  {
    name: "is told alike of a wrong name and of a wrong password",
    tell: async (visitor) => {
      await visitor.open("/");
      for (const name of ["nobody.nowhere", "anke.silberfarn"]) {
        await visitor.fill("Username or e-mail", name);
        await visitor.fill("Password", "not the password");
        await visitor.press("button", "Log in");
        await visitor.reads("These sign-in details do not match our records.");
        expect(await visitor.valueOf("Username or e-mail")).toBe(name);
      }
    },
  },
  {
    name: "sees nothing of other agencies' files",
    tell: async (visitor) => {
      await visitor.signIn("emma.larkspur");
      await visitor.open("/app/view-booking/NZFI100001");
      await visitor.reads("Sorry, the page you are looking for doesn't exist.");
      await visitor.press("link", "Back to the start");
      await visitor.isAt("/app");
    },
  },
];
