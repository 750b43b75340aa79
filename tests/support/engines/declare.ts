import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { demoLinks } from "#tests/support/e2e/demo-links.ts";
import { freePort } from "#tests/support/e2e/free-port.ts";
import { startServers, type RunningServers } from "#tests/support/e2e/servers.ts";
import type { Visit } from "./engine.ts";
import { isExcepted } from "./exceptions.ts";
import type { Journey } from "./journey.ts";
import { agentJourneys } from "./journeys/agent.ts";
import { officeJourneys } from "./journeys/office.ts";
import { supplierJourneys } from "./journeys/supplier.ts";
import { travellerJourneys } from "./journeys/traveller.ts";
import { startVisitor, type EngineName } from "./visitor.ts";

const audiences = {
  office: officeJourneys,
  agent: agentJourneys,
  supplier: supplierJourneys,
  traveller: travellerJourneys,
} satisfies Record<string, Journey[]>;

/** With scripts on a desk and without on a phone, and every other journey the other way about. */
const pairs: [Visit, Visit][] = [
  [
    { width: 1440, scripts: true },
    { width: 360, scripts: false },
  ],
  [
    { width: 360, scripts: true },
    { width: 1440, scripts: false },
  ],
];

/** Every journey of the four audiences in one engine, on a server and a world of its own. */
export function journeysIn(engine: EngineName): void {
  const folder = mkdtempSync(join(tmpdir(), `waymark-${engine}-`));
  let port = 0;
  let servers: RunningServers | undefined;
  beforeAll(async () => {
    cpSync(inject("engineWorld"), folder, { recursive: true });
    port = await freePort();
    servers = await startServers({ port, dataDir: folder });
  });
  afterAll(() => servers?.stop());

  describe.each(Object.entries(audiences))(`${engine}: %s`, (_audience, journeys) => {
    const visits = journeys.flatMap((journey, at) =>
      pairs[at % 2]!.map((visit) => ({ ...journey, visit, way: wayOf(visit) })),
    );
    test.each(visits)("$name, $way", async ({ tell, visit }) => {
      const visitor = await startVisitor(engine, visit, { port });
      let trouble: string[] = [];
      try {
        await tell(visitor, { links: demoLinks(folder), own: `${engine} ${visit.width}` });
        await visitor.fits();
      } finally {
        trouble = await visitor.leave();
      }
      expect(
        trouble.filter((one) => !isExcepted(engine, one)),
        "errors and violations",
      ).toEqual([]);
    });
  });
}

const wayOf = ({ width, scripts }: Visit) => `${scripts ? "with" : "without"} scripts at ${width} px`;
