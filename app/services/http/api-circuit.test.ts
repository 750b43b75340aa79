import { describe, expect, it } from "vitest";
import { clientFor, label, showLabel } from "#tests/support/api-probe.ts";
import { circuitRules, createCircuit } from "./circuit.ts";

const params = { id: "7" };
const json = (status: number, body: unknown) => () => Response.json(body, { status });
const silence = () => new Promise<Response>(() => undefined);
/** Says that all is well, and then never what. */
const noBody = () => new Response(new ReadableStream());

/** Calls that go through one circuit, with a clock of its own, to an API that answers as it is told. */
function probe() {
  const told: string[] = [];
  let time = 0;
  let answer: () => Response | Promise<Response> = silence;
  const circuit = createCircuit(
    (state) => told.push(state),
    () => time,
  );
  const { client, sent } = clientFor(() => answer(), {
    circuit,
    timeoutMs: 5,
    sleep: () => Promise.resolve(),
  });
  return {
    told,
    sent,
    rest: () => (time += circuitRules.restMs),
    call: (by: typeof answer) => {
      answer = by;
      return client.call(showLabel, { params }).catch(() => undefined);
    },
  };
}

async function leftAlone() {
  const way = probe();
  for (let made = 0; made < circuitRules.timeouts; made += 1) await way.call(silence);
  expect(way.told).toEqual(["open"]);
  way.rest();
  return way;
}

const refusals: [string, () => Response][] = [
  ["refuses the session", json(401, { message: "Unauthenticated." })],
  ["lacks the record", json(404, { message: "No such label." })],
  ["lacks the call", json(404, { message: "The route api/office/labels/7 could not be found." })],
  ["refuses fields", json(422, { message: "Wrong.", errors: { name: ["Wrong."] } })],
  ["counts too many calls", json(429, { message: "Too Many Attempts." })],
  ["fails by itself", json(500, { message: "Server Error" })],
  ["is in maintenance", json(503, { message: "Service Unavailable" })],
  ["answers outside the contract", json(200, { data: { id: "seven" } })],
];

describe.each(refusals)("an API that was left alone and %s", (_name, answer) => {
  it("is back", async () => {
    const way = await leftAlone();
    await way.call(answer);
    expect(way.told).toEqual(["open", "closed"]);
    expect(await way.call(json(200, { data: label }))).toEqual(label);
  });
});

it.each([
  ["a gateway says that it is out of reach", json(502, {})],
  ["a gateway says that it gives no answer", json(504, {})],
  ["its answer has no end", noBody],
])("is left alone further while %s", async (_name, answer) => {
  const way = await leftAlone();
  await way.call(answer);
  const { length } = way.sent;
  await way.call(json(200, { data: label }));
  expect([way.told, way.sent.length]).toEqual([["open"], length]);
});

it("is not left alone for time-outs with a refusal between them", async () => {
  const way = probe();
  for (const answer of [silence, silence, json(404, { message: "No such label." }), silence, silence]) {
    await way.call(answer);
  }
  expect(way.told).toEqual([]);
});

it("is left alone where answers begin and never end", async () => {
  const way = probe();
  for (let made = 0; made < circuitRules.timeouts; made += 1) await way.call(noBody);
  expect(way.told).toEqual(["open"]);
});
