import { demoPassword } from "#tests/support/e2e/personas.ts";
import type { Journey } from "#tests/support/engines/journey.ts";

/** What suppliers come for. */
export const supplierJourneys: Journey[] = [
  {
    name: "signs in and reads what is confirmed",
    tell: async (visitor) => {
      await visitor.open("/supplier/login");
      await visitor.fill("Username or e-mail", "desk.steamvale");
      await visitor.fill("Password", demoPassword);
      await visitor.press("button", "Log in");
      await visitor.isAt("/supplier-app");
      await visitor.open("/supplier-app/confirmed");
      await visitor.reads("Confirmed Bookings");
    },
  },
  {
    name: "is asked for its number when it confirms from the e-mail without one",
    tell: async (visitor, { links }) => {
      await visitor.open(links.supplierRequest);
      await visitor.press("button", "Confirm");
      await visitor.reads(/This field is required|Please enter your confirmation number/);
      await visitor.fill("Your confirmation number", "KIA-78");
    },
  },
  {
    name: "looks at a month of its stock and at what arrives",
    tell: async (visitor) => {
      await visitor.signIn("desk.steamvale");
      for (const path of [
        "allotments?month=2031-03",
        "arrivals?days=31",
        "requests",
        "cancelled",
        "documents",
      ]) {
        await visitor.open(`/supplier-app/${path}`);
        await visitor.find("heading", /./);
        await visitor.fits();
      }
    },
  },
  {
    name: "opens a request and comes back to the list",
    tell: async (visitor) => {
      await visitor.signIn("desk.steamvale");
      await visitor.open("/supplier-app/requests");
      await visitor.find("heading", "Current Requests");
      const first = await visitor.run(() => document.querySelector("a.data-table-link")?.textContent);
      await visitor.press("link", String(first));
      await visitor.isAt(/^\/supplier-app\/service\//);
      await visitor.back();
      await visitor.isAt("/supplier-app/requests");
      await visitor.reads("Current Requests");
    },
  },
  {
    name: "reads the snapshot of a service from the e-mail",
    tell: async (visitor, { links }) => {
      await visitor.open(links.supplierSnapshot);
      await visitor.find("heading", /./);
      await visitor.open(links.reconfirm);
      await visitor.find("heading", /./);
    },
  },
];
