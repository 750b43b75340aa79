import { beforeAll, expect, test } from "vitest";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

type Fields = Record<string, unknown> & { name: string };
type Plain = {
  /** What makes a record; its name is found by a search. */
  input: Fields;
  /** What is changed of it, and becomes another value thereby. */
  changed: Record<string, unknown>;
  /** A field of which no two may have the same. */
  once?: string;
};

/** What every plain resource with `activate`, `deactivate` and `delete` must do, whatever else it has. */
export function plainResourceTests(path: string, { input, changed, once }: Plain) {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await testApi();
    token = await api.signIn("admin");
  });

  const call = (rest: string, method = "GET", body?: unknown) =>
    api.call(`${path}${rest}`, { method, token, body });
  const add = async (name: string) => (await call("", "POST", { ...input, name })).json.data;

  test("a record is created, found, changed and removed, and the log tells it", async () => {
    const made = await call("", "POST", input);
    expect(made.status).toBe(201);
    const { uid } = made.json.data;
    const found = await call(`?filter[q]=${encodeURIComponent(input.name.toLowerCase())}`);
    expect(found.json.data).toMatchObject([{ uid, ...input, lock_version: 1 }]);
    const saved = await call(`/${uid}`, "PUT", { ...input, ...changed, lock_version: 1 });
    expect(saved.json.data).toMatchObject({ ...changed, lock_version: 2 });
    const history = await call(`/${uid}/history`);
    const told = Object.entries(changed).map(([field, after]) => ({ field, before: input[field], after }));
    expect(history.json.data[0].changes).toEqual(told);
    expect((await call(`/${uid}?lock_version=2`, "DELETE")).status).toBe(204);
    expect((await call(`/${uid}`)).status).toBe(404);
  });

  test("every order that the list offers is one of its own", async () => {
    await add("Aaa first");
    await add("Zzz last");
    const up = await call("?sort=name&per_page=100");
    const down = await call("?sort=-name&per_page=100");
    expect(down.json.data.map(nameOf)).toEqual(up.json.data.map(nameOf).toReversed());
    expect(up.json.data.length).toBeGreaterThan(1);
  });

  test("what somebody else has saved meanwhile is not overwritten", async () => {
    const { uid } = await add("Two editors");
    await call(`/${uid}`, "PUT", { ...input, name: "Theirs", lock_version: 1 });
    const late = await call(`/${uid}`, "PUT", { ...input, name: "Mine", lock_version: 1 });
    expect(late.status).toBe(409);
    expect(late.json.current).toMatchObject({ name: "Theirs", lock_version: 2 });
  });

  test("what is wrong, and what another has already, is refused beside the field", async () => {
    expect((await call("", "POST", {})).status).toBe(422);
    if (once === undefined) return;
    await add("Taken");
    const twice = await call("", "POST", { ...input, name: "TAKEN" });
    expect(Object.keys(twice.json.errors)).toEqual([once]);
  });

  test("many at once are deactivated and removed", async () => {
    const uids = [(await add("Bulk one")).uid, (await add("Bulk two")).uid];
    const answer = await call("/bulk", "POST", { action: "deactivate", target: { uids } });
    expect(answer.json.data).toMatchObject({ affected: 2, failed: [] });
    await call("/bulk", "POST", { action: "delete", target: { uids } });
    expect((await call("?filter[q]=bulk")).json.meta.total).toBe(0);
  });
}

const nameOf = ({ name }: { name: string }) => name;
