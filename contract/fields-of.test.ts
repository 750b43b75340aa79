import { expect, test } from "vitest";
import { z } from "zod";
import { fieldNames, pickFields } from "./field-facts.ts";
import { fieldsOf } from "./fields-of.ts";
import { BasisPoints, Cents, ClockTime, DateOnly } from "./primitives.ts";

const text = z.string().trim().max(50);
const schema = z.object({
  name: z.string().trim().min(2).max(40),
  code: z.string().length(3),
  mail: z.email().max(200).optional(),
  active: z.boolean().default(false),
  kind: z.enum(["a", "b"]),
  price: Cents.min(100).optional(),
  markup: BasisPoints.max(5000),
  starts: ClockTime.optional(),
  day: DateOnly,
  share: z.number().min(0).max(1).nullable(),
  title: z.object({ en: text.min(1), de: text.optional() }),
  note: z.object({ en: text.min(1) }).optional(),
  marks: z.array(z.string()).min(1),
  rows: z.array(z.object({ to: z.string().max(9), km: z.int().min(1).optional() })).default([]),
  made: z
    .string()
    .max(7)
    .optional()
    .transform((value) => value ?? ""),
});

test("the contract's schema says of each field what its form has to know", () => {
  expect(fieldsOf(schema)).toEqual({
    name: { required: true, min: 2, max: 40 },
    code: { required: true, min: 3, max: 3 },
    mail: { max: 200, email: true },
    active: {},
    kind: { required: true },
    price: { min: 100, format: "money" },
    markup: { required: true, max: 5000, format: "percent" },
    starts: { format: "clock" },
    day: { required: true, format: "date" },
    share: { min: 0, max: 1, format: "decimal" },
    title: {},
    "title.en": { required: true, max: 50 },
    "title.de": { max: 50 },
    note: {},
    "note.en": { max: 50 },
    marks: {},
    rows: {},
    "rows[].to": { required: true, max: 9 },
    "rows[].km": { min: 1, format: "integer" },
    made: { max: 7 },
  });
});

test("the names of a form are those at the top of its input, and a record is picked by them", () => {
  const fields = { title: {}, "title.en": {}, rows: {}, "rows[].to": {} } as const;
  expect(fieldNames(fields)).toEqual(["title", "rows"]);
  const record = { uid: "1", title: { en: "A" }, rows: [], lock_version: 2 };
  expect(pickFields(fields, record)).toEqual({ title: { en: "A" }, rows: [] });
});
