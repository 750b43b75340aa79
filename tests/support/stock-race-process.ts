import { openDatabase } from "#api/db/client.ts";
import { raceForStock, type StockRival } from "./stock-races.ts";

/*
 * One process of a race for stock: opens its own connections, says that it is ready, and begins when the test says so.
 * Its last line is the number of pairs of days it got.
 */
const [url = "", task = ""] = process.argv.slice(2);
// Written by the test that started this process.
const { rival, ...race } = JSON.parse(task) as {
  rival: StockRival;
  rounds: number;
  backwards: boolean;
  atOnce: number;
};
const database = await openDatabase({ url, dataDir: "", poolSize: race.atOnce });
await database.ping();
process.stdout.write("ready\n");
process.stdin.once("data", () => {
  void raceForStock(database, rival, race).then(async (won) => {
    process.stdout.write(`won ${won}\n`);
    await database.close();
    process.stdin.destroy();
  });
});
