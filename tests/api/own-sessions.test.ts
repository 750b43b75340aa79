import { beforeEach, describe, expect, test } from "vitest";
import { demoPassword } from "#api/demo/personas/users.ts";
import { testApi, type TestApi } from "#tests/support/test-api.ts";

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});

const at = (path = "") => `/api/public/profile${path}`;
const send = (token: string, method: string, path: string, body?: object) =>
  api.call(at(path), { method, token, body });
const current = (token: string) => api.call("/api/public/sessions/current", { token });

describe("the own sessions", () => {
  const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
  const signInFrom = async (agent: string, from: string) => {
    const answer = await api.call("/api/public/sessions", {
      method: "POST",
      from,
      headers: { "User-Agent": agent },
      body: { audience: "agent", login: "emma.larkspur", password: demoPassword },
    });
    return String(answer.json.data.token);
  };
  const list = async (token: string) => (await api.call(at("/sessions"), { token })).json.data;

  test("are told apart by browser, system, short address and time, without a secret", async () => {
    const first = await signInFrom(chrome, "198.51.100.7");
    api.clock.advance({ minutes: 5 });
    await signInFrom("curl/8.5.0", "2001:db8:1:2::7");
    await api.signIn("luca.ponteverde");
    const answer = await api.call(at("/sessions"), { token: first });
    expect(answer.json.data).toMatchObject([
      { current: true, browser: "Chrome", system: "Linux", address: "198.51.x.x" },
      { current: false, browser: "curl", system: null, address: "2001:db8:x" },
    ]);
    expect(answer.text).not.toMatch(/198\.51\.100\.7|Mozilla|token/);
  });

  test("are ended one by one, or all others at once; another's is out of reach", async () => {
    const [one, two, three] = [
      await signInFrom(chrome, "a1"),
      await signInFrom(chrome, "a2"),
      await signInFrom(chrome, "a3"),
    ];
    const foreign = await api.signIn("luca.ponteverde");
    const [own] = await list(foreign);
    expect((await send(one, "DELETE", `/sessions/${own.uid}`)).status).toBe(204);
    expect((await current(foreign)).status).toBe(200);
    const rows: { uid: string; current: boolean }[] = await list(two);
    expect(rows).toHaveLength(3);
    await send(one, "DELETE", `/sessions/${rows.find((row) => row.current)!.uid}`);
    expect((await current(two)).status).toBe(401);
    expect((await send(one, "DELETE", "/sessions")).json.data).toEqual({ ended: 1 });
    expect((await current(three)).status).toBe(401);
    expect((await current(one)).status).toBe(200);
    expect(await list(one)).toHaveLength(1);
  });

  test("that were left alone for two hours are no longer listed, remembered ones are", async () => {
    await signInFrom(chrome, "a1");
    await api.signIn("emma.larkspur", { remember: true });
    api.clock.advance({ hours: 2, minutes: 1 });
    expect(await list(await signInFrom(chrome, "a2"))).toHaveLength(2);
  });
});
