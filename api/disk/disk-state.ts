import { unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

const words: Record<string, string> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EROFS: "read-only",
  EACCES: "not writable",
  EPERM: "not writable",
};

/** Whether the data folder takes files: `ok`, or what is wrong with it. */
export async function diskState(dataDir: string): Promise<string> {
  // One for each process: several may share the folder.
  const probe = join(dataDir, `write-test-${process.pid}`);
  try {
    await writeFile(probe, "ok");
    await unlink(probe);
    return "ok";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    return words[code] ?? `not usable (${code})`;
  }
}
