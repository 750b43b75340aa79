import { seedUid } from "#api/demo/world/seed-keys.ts";
import { readRepositoryBytes } from "#tests/support/repository.ts";
import type { TestApi } from "#tests/support/test-api.ts";

/** The hotel whose papers tests attach. */
export const hotel = seedUid("supplier", "STEROT");

let made = 0;

/** A PDF that is no other one. */
export function samplePdf(): Uint8Array<ArrayBuffer> {
  made += 1;
  const whole = Buffer.concat([
    readRepositoryBytes("api/demo/papers/lakeside-contract.pdf"),
    Buffer.from(`% ${made}\n`),
  ]);
  return new Uint8Array(whole);
}

/** What tests of attachments do, with the token of somebody who may. */
export function attachmentCalls(api: TestApi, token: string) {
  const call = (rest: string, method = "GET", body?: unknown, as = token) =>
    api.call(`/api/office/attachments${rest}`, { method, token: as, body });

  function send(bytes: Uint8Array<ArrayBuffer> = samplePdf(), name = "Contract 2027.pdf", as = token) {
    const body = new FormData();
    body.set("purpose", "attachment");
    body.set("file", new File([bytes], name));
    return api.call("/api/office/attachments/files", { method: "POST", token: as, body });
  }

  /** What a form sends, with a file of its own. */
  async function input(more: Record<string, unknown> = {}) {
    const file = String((await send()).json.data.uid);
    return {
      supplier: hotel,
      title: "Contract 2027",
      kind: "contract",
      visibility: "internal",
      file,
      ...more,
    };
  }

  /** Attaches a paper and answers it. */
  async function attach(more: Record<string, unknown> = {}) {
    const answer = await call("", "POST", await input(more));
    if (answer.status !== 201) throw new Error(`The attachment was refused: ${answer.text}`);
    return answer.json.data;
  }

  return { call, send, input, attach };
}
