/** Why a service has no price, and what would help. Plural keys follow `count`. */
export const pricing = {
  reasons: {
    DATES: "These dates do not make a stay.",
    NO_RATE: "There are no rates for {{dates}}.",
    DOW: "This service does not run on {{dates}}.",
    CLOSED: "The supplier is closed on {{dates}}.",
    MIN_STAY: "This stay is shorter than the minimum that applies.",
    MAX_STAY: "This stay is too long.",
    PAX_RANGE: "The size of the party does not fit this service.",
    AGE_NOT_ALLOWED: "Someone in the party is too young for this service.",
    OCCUPANCY: "The people do not fit the rooms.",
    CAPACITY: "The quantity asked for is too small for the party.",
    NOT_SOLD: {
      room: "There is no price for this type of room: {{room}}.",
      adult: "There is no price for adults.",
      child: "There is no price for children.",
      infant: "There is no price for infants.",
      band: "There is no price for this length.",
      break: "There is no price for a party of this size.",
    },
  },
  remedies: {
    END_LATER: "Choose {{date}} or a later day as the end.",
    NEXT_START: "The next possible start is {{date}}.",
    NO_NEXT_START:
      "No start within the following twelve months is possible. Ask your consultant for an estimate.",
    SOLD_ON: "Days of operation: {{weekdays}}.",
    STAY_AT_LEAST: {
      night_one: "From {{date}} this hotel takes stays of {{count}} night or more.",
      night_other: "From {{date}} this hotel takes stays of {{count}} nights or more.",
      day_one: "From {{date}} this service is sold for {{count}} day or more.",
      day_other: "From {{date}} this service is sold for {{count}} days or more.",
    },
    SHORTEST_STAY: {
      night_one: "The shortest stay that can be priced is {{count}} night, until {{date}}.",
      night_other: "The shortest stay that can be priced is {{count}} nights, until {{date}}.",
      day_one: "The shortest length that can be priced is {{count}} day, until {{date}}.",
      day_other: "The shortest length that can be priced is {{count}} days, until {{date}}.",
    },
    STAY_AT_MOST: {
      night_one: "A stay that starts on {{date}} can be {{count}} night long at most.",
      night_other: "A stay that starts on {{date}} can be {{count}} nights long at most.",
      day_one: "A service that starts on {{date}} can be {{count}} day long at most.",
      day_other: "A service that starts on {{date}} can be {{count}} days long at most.",
    },
    PARTY_AT_LEAST_one: "At least {{count}} person is needed, infants not counted.",
    PARTY_AT_LEAST_other: "At least {{count}} people are needed, infants not counted.",
    PARTY_AT_MOST_one: "At most {{count}} person can take part, infants not counted.",
    PARTY_AT_MOST_other: "At most {{count}} people can take part, infants not counted.",
    MIN_AGE: "Guests must be {{age}} or older.",
    NO_CHILDREN: "Children aged {{from}} to {{to}} are not accepted.",
    ADD_ROOM: "Add at least one room.",
    ADULT_IN_EVERY_ROOM: "Put at least one adult in every room.",
    ONE_ROOM_EACH: "Put everyone in exactly one room.",
    ROOM_TOO_SMALL_one:
      "This type of room ({{room}}) sleeps {{count}} person. Choose a larger room or add another one.",
    ROOM_TOO_SMALL_other:
      "This type of room ({{room}}) sleeps {{count}} people. Choose a larger room or add another one.",
    TAKE_UNITS_one: "Book a quantity of {{count}} to fit everyone in.",
    TAKE_UNITS_other: "Book a quantity of {{count}} to fit everyone in.",
    ROOMS_SOLD: "Types of room with a price on all dates: {{rooms}}.",
    LENGTH_SOLD: {
      night_one: "The nearest length with a price is {{count}} night.",
      night_other: "The nearest length with a price is {{count}} nights.",
      day_one: "The nearest length with a price is {{count}} day.",
      day_other: "The nearest length with a price is {{count}} days.",
    },
    PARTY_SIZE_SOLD_one: "The nearest party size with a price is {{count}} person.",
    PARTY_SIZE_SOLD_other: "The nearest party size with a price is {{count}} people.",
    CHOOSE_ANOTHER: "Choose another service, or ask your consultant for an estimate.",
  },
  rooms: { SG: "single", DB: "double", TW: "twin", TR: "triple", QD: "quad", OT: "other" },
};

/** The texts as English has them: what German must translate, and nothing else. */
export type PricingTexts = typeof pricing;

/** The same for Spanish, Italian and French, whose plurals also know "many" (a million of something). */
export type PricingTextsWithMany = WithMany<PricingTexts>;

type WithMany<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : WithMany<Texts[Key]>;
} & { [Key in keyof Texts as Key extends `${infer Stem}_other` ? `${Stem}_many` : never]: string };
