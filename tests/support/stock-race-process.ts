import { runRacer } from "./race-process.ts";
import { raceForStock, type StockRival } from "./stock-races.ts";

type Task = { rival: StockRival; rounds: number; backwards: boolean; atOnce: number };

await runRacer<Task>((database, { rival, ...race }) => raceForStock(database, rival, race));
