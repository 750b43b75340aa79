import { expect, test } from "vitest";
import type { RequestSnapshot } from "#api/domain/requests/snapshot.ts";
import { renderMail } from "#api/mail/render.ts";
import { servicesInWords } from "#api/mail/stock-words.ts";
import { Locale } from "#contract/primitives.ts";

const stay: RequestSnapshot = {
  file: { reference: "NZFI100005", name: "Family Groß", travellers: [] },
  service: { type: "AC", optionCode: "ROTACSTEROTGARDTW", name: { en: "Garden room", de: "Gartenzimmer" } },
  dateFrom: "2027-03-10",
  dateTo: "2027-03-12",
  startTime: "1500",
  endTime: null,
  units: 2,
  qty: 2,
  rooms: [
    { code: "DB", adults: 2, ages: [8] },
    { code: "DB", adults: 2, ages: [] },
    { code: "SG", adults: 1, ages: [] },
  ],
  adults: 5,
  children: 1,
  infants: 0,
  extras: ["BRKF"],
  remarks: "Ground floor, please",
  cost: { cents: 123_456, currency: "NZD" },
};
const spa: RequestSnapshot = {
  ...stay,
  service: { type: "AT", optionCode: null, name: { en: "Mud bath" } },
  dateFrom: "2027-03-11",
  dateTo: "2027-03-11",
  extras: [],
  remarks: null,
  children: 0,
};
const names = new Map([["ROTACSTEROTGARDTW BRKF", { en: "Breakfast", de: "Frühstück" }]]);

test("a service is told with its dates, rooms, people and extras, and at no price", () => {
  expect(servicesInWords([stay, spa], names, "en").split("\n")).toEqual([
    "Garden room · ROTACSTEROTGARDTW",
    "10–12 March 2027 · 2 nights · Breakfast",
    "Rooms: 2 × Double, 1 × Single · Adults: 5, Children: 1 (age 8)",
    "Remark: Ground floor, please",
    "",
    "Mud bath",
    "11 March 2027 · 3:00\u00a0pm",
    "Number: 2 · Adults: 5",
  ]);
  expect(servicesInWords([stay], names, "de").split("\n").slice(0, 3)).toEqual([
    "Gartenzimmer · ROTACSTEROTGARDTW",
    "10.–12. März 2027 · 2 Nächte · Frühstück",
    "Zimmer: 2 × Doppelzimmer, 1 × Einzelzimmer · Erwachsene: 5, Kinder: 1 (Alter 8)",
  ]);
});

const sender = {
  serverKey: ["key"] as const,
  publicUrl: "https://portal.example.test",
  brandName: "Harakeke Pacific",
};
test.each(Locale.options)(
  "a mail in %s has no place left empty and names what goes and what comes",
  (locale) => {
    for (const kind of ["stock-sold", "stock-given-back", "stock-changed"] as const) {
      const sold = kind === "stock-given-back" ? "" : servicesInWords([stay], names, locale);
      const back = kind === "stock-sold" ? "" : servicesInWords([spa], names, locale);
      const params = { name: "Steamvale", reference: "NZFI100005", file_name: "Family Groß", sold, back };
      const path = "/supplier-app/confirmed?filter%5Breference%5D=NZFI100005";
      const mail = renderMail(
        { kind, locale, params: { ...params, path, travellers: "Frau Lena Groß" } },
        sender,
      );
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/\{\{|undefined/);
      expect(mail.subject).toContain("NZFI100005 Family Groß");
      expect(mail.text).toContain(`https://portal.example.test${path}`);
      expect(mail.text).toContain("Frau Lena Groß");
      expect([mail.text.includes("ROTACSTEROTGARDTW"), mail.text.includes("Mud bath")]).toEqual([
        sold !== "",
        back !== "",
      ]);
      expect(mail.text).not.toMatch(/1.?234|NZD/);
    }
  },
);
