import { and, asc, eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clientFile } from "#api/db/schema/client-file.ts";
import { supplier } from "#api/db/schema/company.ts";
import { itinerary } from "#api/db/schema/itinerary.ts";
import { productOption } from "#api/db/schema/product.ts";
import { serviceLine } from "#api/db/schema/service-line.ts";
import { capabilityToken } from "#api/domain/capability.ts";
import { addDays } from "#api/domain/today.ts";
import { attachmentCalls, samplePdf } from "#tests/support/attachment-calls.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";
import { testDemo } from "#tests/support/test-demo.ts";

const reference = "NZFI100002";

let api: TestApi;
let calls: ReturnType<typeof attachmentCalls>;
let link: string;
let stays: Awaited<ReturnType<typeof staysOf>>;

/** Two services of the trip, of different suppliers. */
async function staysOf() {
  const rows = await api.system((tx) =>
    tx
      .select({
        supplier: supplier.uid,
        name: supplier.internetName,
        product: productOption.uid,
        from: serviceLine.dateFrom,
        to: serviceLine.dateTo,
        supplierId: serviceLine.supplierId,
      })
      .from(serviceLine)
      .innerJoin(clientFile, eq(clientFile.id, serviceLine.fileId))
      .innerJoin(supplier, eq(supplier.id, serviceLine.supplierId))
      .innerJoin(productOption, eq(productOption.id, serviceLine.optionId))
      .where(
        and(
          eq(clientFile.reference, reference),
          isNotNull(serviceLine.supplierId),
          eq(serviceLine.kind, "included"),
        ),
      )
      .orderBy(asc(serviceLine.dateFrom), asc(serviceLine.id)),
  );
  const [first] = rows;
  const other = rows.find((row) => row.supplier !== first?.supplier);
  return { first: first!, other: other! };
}

beforeEach(async () => {
  api = await testApi();
  calls = attachmentCalls(api, await api.signIn("product"));
  const [row] = await api.system((tx) =>
    tx.select().from(itinerary).where(eq(itinerary.referenceKey, reference)),
  );
  link = `/api/public/itineraries/${capabilityToken(testDemo.serverKey, "itinerary", row!.uid, row!.rotation)}`;
  stays = await staysOf();
});

const attach = (more: object = {}) =>
  calls.attach({
    ...{ supplier: stays.first.supplier, kind: "menu", title: "Menu", visibility: "client" },
    ...more,
  });
const ofTrip = async () => (await api.call(link)).json.data.attachments as { uid: string; title: string }[];
const ofFile = async (username: string) =>
  api.call(`/api/agent/client-files/${reference}/attachments`, { token: await api.signIn(username) });
const titles = (all: { title: string }[]) => all.map(({ title }) => title);

describe("papers of the suppliers of a trip", () => {
  test("are for travellers with the trip, and for its agency with the file", async () => {
    const bytes = samplePdf();
    const file = (await calls.send(bytes, "Menu.pdf")).json.data.uid;
    const { uid } = await attach({ file, language: "de", notes: "Ask Mere first" });
    const told = {
      ...{ uid, title: "Menu", kind: "menu", language: "de", supplier_name: stays.first.name },
      ...{ content_type: "application/pdf", bytes: bytes.byteLength },
    };
    expect(await ofTrip()).toEqual([told]);
    expect((await ofFile("luca.ponteverde")).json.data).toEqual([told]);
    const token = await api.signIn("luca.ponteverde");
    for (const answer of [
      await api.call(`${link}/attachments/${uid}`),
      await api.call(`/api/agent/client-files/${reference}/attachments/${uid}`, { token }),
    ]) {
      expect(Buffer.from(answer.bytes).equals(Buffer.from(bytes))).toBe(true);
    }
  });

  test("are for agencies alone, the supplier or the office where their visibility says so", async () => {
    const agent = await attach({ title: "Factsheet", visibility: "agent" });
    const hidden = [
      await attach({ title: "Insurance", visibility: "supplier" }),
      await attach({ title: "Minutes", visibility: "internal" }),
    ];
    expect(await ofTrip()).toEqual([]);
    expect(titles((await ofFile("luca.ponteverde")).json.data)).toEqual(["Factsheet"]);
    const token = await api.signIn("luca.ponteverde");
    for (const { uid } of hidden) {
      const path = `/api/agent/client-files/${reference}/attachments/${uid}`;
      expect((await api.call(path, { token })).status).toBe(404);
    }
    for (const { uid } of [agent, ...hidden]) {
      expect((await api.call(`${link}/attachments/${uid}`)).status).toBe(404);
    }
  });

  test("are of other agencies' files for nobody, nor of another trip", async () => {
    const { uid } = await attach();
    expect((await ofFile("anke.silberfarn")).status).toBe(404);
    const token = await api.signIn("anke.silberfarn");
    const path = `/api/agent/client-files/${reference}/attachments/${uid}`;
    expect((await api.call(path, { token })).status).toBe(404);
    expect((await api.call(`${link.slice(0, -1)}_/attachments/${uid}`)).status).toBe(404);
  });

  test("are of a service that counts, of its product, and valid on a day of it", async () => {
    const { first, other } = stays;
    await attach({ title: "Of the product", product: first.product });
    await attach({ title: "On its last day", valid_from: first.to });
    await attach({ title: "Until its first day", valid_to: first.from });
    await attach({ title: "Too late", valid_from: addDays(first.to, 300) });
    await attach({ title: "Over before", valid_to: addDays(first.from, -300) });
    await attach({ title: "Of the other one", supplier: other.supplier });
    const expected = ["Of the product", "On its last day", "Until its first day", "Of the other one"];
    expect(titles(await ofTrip())).toEqual(expected);
    expect(titles((await ofFile("luca.ponteverde")).json.data)).toEqual(expected);
    await api.system((tx) =>
      tx.update(serviceLine).set({ status: "UN" }).where(eq(serviceLine.supplierId, other.supplierId!)),
    );
    expect(titles(await ofTrip())).not.toContain("Of the other one");
  });

  test("never hold costs: contracts and rate sheets stay in the house", async () => {
    for (const kind of ["contract", "rate_sheet"]) {
      for (const visibility of ["agent", "client"]) {
        const answer = await calls.call("", "POST", await calls.input({ kind, visibility }));
        expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, ["visibility"]]);
      }
    }
    const menu = await attach();
    const { file, lock_version } = menu;
    const changed = await calls.call(`/${menu.uid}`, "PUT", {
      ...{ supplier: stays.first.supplier, title: "Menu", kind: "contract", visibility: "client" },
      ...{ file, lock_version },
    });
    expect(changed.status).toBe(422);
  });

  test("stay behind their walls without the filters of the queries", async () => {
    api = await testApi({ scoping: "rules-only" });
    calls = attachmentCalls(api, await api.signIn("product"));
    await attach({ title: "Minutes", visibility: "internal" });
    await attach({ title: "Factsheet", visibility: "agent" });
    expect(titles((await ofFile("luca.ponteverde")).json.data)).toEqual(["Factsheet"]);
    expect((await ofFile("anke.silberfarn")).status).toBe(404);
  });
});
