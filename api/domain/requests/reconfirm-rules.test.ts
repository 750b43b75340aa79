import { expect, test } from "vitest";
import {
  isInWindow,
  reconfirmAnswersTo,
  stepOfReconfirmation,
} from "#api/domain/requests/reconfirm-rules.ts";
import type { ReconfirmAnswer, SupplierRequestStatus } from "#contract/sales/supplier-requests/status.ts";

const all: ReconfirmAnswer[] = ["as_booked", "change", "problem"];
const asked = {
  status: "Sent",
  line: "OK",
  file: "Confirmed",
  hasNewer: false,
  dateTo: "2027-03-04",
} as const;

test("a question that is open takes each of the answers, and each leads to a status of its own", () => {
  expect(all.map((answer) => stepOfReconfirmation(answer, "Viewed", "supplier"))).toEqual([
    "Confirmed",
    "Alternative",
    "Declined",
  ]);
});

test.each<[SupplierRequestStatus, ReconfirmAnswer[], ReconfirmAnswer[]]>([
  ["Alternative", ["as_booked", "problem"], ["as_booked", "problem"]],
  ["Declined", ["as_booked"], ["as_booked", "change"]],
  ["Confirmed", [], ["change", "problem"]],
  ["Superseded", [], []],
  ["Draft", [], []],
])("from %s the supplier can still say %j, and the office %j", (status, supplier, office) => {
  const answers = (actor: "supplier" | "office") =>
    reconfirmAnswersTo({ ...asked, status }, actor, "2027-03-01");
  expect([answers("supplier"), answers("office")]).toEqual([supplier, office]);
});

test.each([
  ["a newer question stands", { ...asked, hasNewer: true }],
  ["the service is over", { ...asked, dateTo: "2027-02-28" }],
  ["the service is being changed", { ...asked, line: "AM" as const }],
  ["the trip is over", { ...asked, file: "Completed" as const }],
  ["the service is cancelled", { ...asked, line: "CX" as const }],
])("nothing can be answered where %s", (_why, one) => {
  expect(reconfirmAnswersTo(one, "office", "2027-03-01")).toEqual([]);
});

test.each([
  ["the file is due for finalisation", "2027-03-01", true],
  ["nothing is due yet", "2027-02-28", false],
  ["the service has begun", "2027-05-11", false],
  ["the service begins", "2027-05-10", true],
])("asking when %s: %s is %s", (_when, today, may) => {
  const service = { dateFrom: "2027-05-10", travelDate: "2027-04-15" };
  expect(isInWindow(service, { reconfirm: 14, finalise: 45 }, today)).toBe(may);
});

test("a service that comes before its file is due can be asked for when the product would", () => {
  const service = { dateFrom: "2027-03-20", travelDate: "2027-03-20" };
  expect(isInWindow(service, { reconfirm: 14, finalise: 5 }, "2027-03-06")).toBe(true);
  expect(isInWindow(service, { reconfirm: 14, finalise: 5 }, "2027-03-05")).toBe(false);
});
