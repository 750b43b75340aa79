import { afterAll, expect, it } from "vitest";
import { demoFolder } from "./demo-folder.ts";
import { freePort, removeFolder, startProcess } from "./start.ts";

const folder = demoFolder();
afterAll(() => removeFolder(folder));

it("a start says when booking references alone open trips", async () => {
  const env = { DATA_DIR: folder, PORT: String(await freePort()), LOOKUP_SECOND_FACTOR: "off" };
  const started = startProcess(env);
  await started.said("lookup.second_factor_off");
  started.child.kill("SIGTERM");
  expect((await started.ended).output).toContain("LOOKUP_SECOND_FACTOR=on");
});
