import { seedUid } from "#api/demo/world/seed-keys.ts";
import type { TestApi } from "#tests/support/test-api.ts";

/** The hotel whose rate sheets tests send. */
export const hotel = seedUid("supplier", "STEROT");

/** What tests of rate sheets do, with the token of somebody who may. */
export function rateImportCalls(api: TestApi, token: string) {
  let number = 0;

  /** A product of its own for a test, by its code. */
  async function product(basis = "room") {
    number += 1;
    const code = `imp${String(number).padStart(3, "0")}`;
    const name = `Imported room ${number}`;
    const body = {
      supplier: hotel,
      service_type: "AC",
      place: "ROT",
      option_code: code,
      charge_basis: basis,
      second_unit: "night",
      cross_season: "split",
      name: { en: name },
      operates_on: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
      min_pax: 1,
      availability_default: "request",
    };
    const made = await api.call("/api/office/products", { method: "POST", token, body });
    return { code, name, uid: String(made.json.data.uid) };
  }

  function send(text: string | Uint8Array<ArrayBuffer>, as = token, name = "Rates 2031.csv") {
    const body = new FormData();
    body.set("file", new File([text], name));
    return api.call(`/api/office/suppliers/${hotel}/rate-imports`, { method: "POST", token: as, body });
  }

  const at = (uid: string, rest = "", method = "GET", body?: unknown, as = token) =>
    api.call(`/api/office/rate-imports/${uid}${rest}`, { method, token: as, body });

  /** Sends a sheet and answers its uid. */
  async function taken(text: string) {
    const sent = await send(text);
    if (sent.status !== 201) throw new Error(`The sheet was refused: ${sent.text}`);
    return String(sent.json.data.uid);
  }

  /** Sends a sheet, looks at it and applies it. */
  async function applied(text: string) {
    const uid = await taken(text);
    const plan = (await at(uid)).json.data;
    const done = await at(uid, "/application", "POST", { fingerprint: plan.fingerprint });
    return { uid, plan, done };
  }

  const seasonsOf = async (option: string) =>
    (await api.call(`/api/office/rates?filter[option]=${option}`, { token })).json.data;

  return { product, send, at, taken, applied, seasonsOf };
}
