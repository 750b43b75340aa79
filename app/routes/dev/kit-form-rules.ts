import type { Formats } from "#app/domain/typed-values.ts";
import {
  email,
  exactLength,
  length,
  minLength,
  phone,
  required,
  shortRequired,
  type RuleSet,
} from "#app/forms/rules.ts";
import type { TranslatedText } from "#contract/primitives.ts";

export type KitValues = {
  name: string;
  email: string;
  phone: string;
  password: string;
  code: string;
  region: string;
  place: string;
  price_cents: number;
  commission_bps: number;
  nights: number;
  lat: number;
  travel_date: string;
  start_time: string;
  meal: string;
  extras: string[];
  stops: string[];
  find_stops: string;
  colour: string;
  title: TranslatedText;
  rooms: { type: string; guests: number }[];
  notes: string;
  text: string;
  story: TranslatedText;
  picture: string;
  active: boolean;
  agreed: boolean;
};

export const kitFormats: Formats = {
  price_cents: "money",
  commission_bps: "percent",
  nights: "integer",
  lat: "decimal",
  travel_date: "date",
  start_time: "clock",
  "rooms[].guests": "integer",
};

export const kitRules: RuleSet = {
  name: [required, minLength(3), length(40)],
  email: [required, email],
  phone: [phone],
  password: [minLength(10)],
  code: [exactLength(6)],
  region: [required],
  travel_date: [required],
  meal: [required],
  "title.en": [required, length(60)],
  "rooms[].type": [required],
  agreed: [shortRequired],
};

/** What a form is filled with to be looked at. */
export const kitSample = {
  name: "Steamvale Lodge",
  email: "desk@steamvale.example",
  phone: "+64 212 345678".replace(/ /g, ""),
  code: "284061",
  region: "lake",
  place: "TUO",
  price_cents: 123450,
  commission_bps: 1250,
  nights: 3,
  lat: -38.6857,
  travel_date: "2026-12-14",
  start_time: "0930",
  meal: "breakfast",
  extras: ["transfer", "guide"],
  stops: ["ROT"],
  find_stops: "tau",
  colour: "teal",
  title: { en: "Three days at the lake", de: "Drei Tage am See" },
  rooms: [
    { type: "DB", guests: 2 },
    { type: "TW", guests: 2 },
  ],
  notes: "Late arrival\nVegetarian",
  text: "<h3>Day 1</h3><p>To <strong>Taupō</strong> by coach.</p><ul><li>Lunch</li><li>Lake walk</li></ul>",
  story: { en: "<p>A lake in a crater.</p>", fr: "<p>Un lac dans un <em>cratère</em>.</p>" },
  active: true,
  agreed: true,
};

/** What a person typed that cannot be saved, one field for each kind of refusal. */
export const kitRefused = {
  name: "St",
  email: "desk at steamvale",
  phone: "0800 HELP",
  password: "short",
  code: "12",
  price_cents: "cheap",
  commission_bps: "a lot",
  nights: "two",
  lat: "south",
  travel_date: "31/02/2027",
  start_time: "25:00",
  title: { de: "Drei Tage am See" },
  rooms: [{ guests: "many" }],
};
