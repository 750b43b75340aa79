import type { Journey } from "#tests/support/engines/journey.ts";
import { expect } from "vitest";

/** What travellers come for, and clients before they travel. */
export const travellerJourneys: Journey[] = [
  {
    name: "finds the trip by its reference, reads it and comes back to it",
    tell: async (visitor) => {
      await visitor.open("/travel-app/");
      await visitor.fill("Reference", " nzfi 100 001 ");
      await visitor.press("button", "Find Itinerary");
      await visitor.isAt(/^\/travel-app\/[\w-]{43}$/);
      await visitor.reads("Familie Weißenborn");
      const address = String(await visitor.run(() => location.pathname));
      await visitor.open("/travel-app/");
      await visitor.back();
      await visitor.isAt(address);
      await visitor.reads("Familie Weißenborn");
    },
  },
  {
    name: "is told of an unknown reference, which stays in its field",
    tell: async (visitor) => {
      await visitor.open("/travel-app/");
      await visitor.fill("Reference", "NZFI999999");
      await visitor.press("button", "Find Itinerary");
      await visitor.reads("We could not find a published itinerary for this reference.");
      expect(await visitor.valueOf("Reference")).toBe("NZFI999999");
    },
  },
  {
    name: "makes the page dark, and it stays dark",
    tell: async (visitor) => {
      const theme = () => visitor.run(() => document.documentElement.dataset["theme"]);
      await visitor.open("/travel-app/");
      await visitor.press("button", "Dark mode");
      await expect.poll(theme, { timeout: 10_000 }).toBe("dark");
      await visitor.open("/travel-app/");
      await visitor.find("heading", "Find Your Travel App");
      expect(await theme()).toBe("dark");
    },
  },
  {
    name: "says how a service was",
    tell: async (visitor, { own }) => {
      await visitor.open("/travel-app/");
      await visitor.fill("Reference", visitor.scripts ? "NZFI100008" : "NZFI100006");
      await visitor.press("button", "Find Itinerary");
      await visitor.isAt(/^\/travel-app\/[\w-]{43}$/);
      await visitor.find("heading", /^Documents/);
      const feedback = await visitor.run(
        () => document.querySelector('a[href*="/feedback/"]')?.getAttribute("href") ?? "",
      );
      await visitor.open(String(feedback));
      await visitor.fill("Would you like to tell us more?", `A fine place, ${own}`);
      await visitor.press("button", "Send feedback");
      await visitor.reads("Please choose one to five stars");
      await visitor.press("field", /4 stars/);
      await visitor.press("button", "Send feedback");
      await visitor.reads("Thank you. Your feedback has arrived.");
    },
  },
  {
    name: "reads a quote by its link",
    tell: async (visitor, { links }) => {
      await visitor.open(links.quote);
      await visitor.reads("Famille Guérin");
    },
  },
  {
    name: "opens what is to be paid",
    tell: async (visitor, { links }) => {
      await visitor.open(links.payment);
      await visitor.find("heading", /./);
    },
  },
  {
    name: "asks for a forgotten password",
    tell: async (visitor) => {
      await visitor.open("/forgot-password");
      await visitor.press("button", /./);
      await visitor.reads(/This field is required|Required|There is a problem/);
    },
  },
  {
    name: "gets back from a page that is none",
    tell: async (visitor) => {
      await visitor.open("/no/such/page");
      await visitor.reads("Sorry, the page you are looking for doesn't exist.");
      await visitor.press("link", "Back to the start");
      await visitor.isAt("/");
    },
  },
];
