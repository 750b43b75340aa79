import { openDatabase, type Database } from "#api/db/client.ts";

/**
 * One process of a race: opens all of its own connections, so that none is waited for later, says that it is ready, and
 * begins when the test says so. Its last line is how much it got.
 */
export async function runRacer<Task extends { atOnce: number }>(
  work: (database: Database, task: Task) => Promise<number>,
): Promise<void> {
  const [url = "", rolesOf, written = ""] = process.argv.slice(2);
  // Written by the test that started this process.
  const task = JSON.parse(written) as Task;
  const database = await openDatabase({ url, dataDir: "", poolSize: task.atOnce, rolesOf });
  await Promise.all(Array.from({ length: task.atOnce }, () => database.ping()));
  process.stdout.write("ready\n");
  process.stdin.once("data", () => {
    void work(database, task).then(async (won) => {
      process.stdout.write(`won ${won}\n`);
      await database.close();
      process.stdin.destroy();
    });
  });
}
