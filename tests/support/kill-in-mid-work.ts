import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "vitest";
import { ownAddress } from "#tests/support/race-processes.ts";
import type { TestApi } from "#tests/support/test-api.ts";

/** Does the work of a script in a process of its own, which dies in the middle of it. PostgreSQL only. */
export async function killInMidWork(
  api: TestApi,
  script: string,
  task: object & { dieAfterMs: number },
): Promise<void> {
  const { url, rolesOf } = await ownAddress(api);
  const args = ["--import", "tsx", script, url, rolesOf, JSON.stringify(task)];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  await once(child.stdout, "data");
  const ended = once(child, "close");
  child.stdin.write("go\n");
  expect(await ended).toEqual([null, "SIGKILL"]);
}
