import { runRacer } from "./race-process.ts";
import { raceForStock, type StockTask } from "./stock-races.ts";

await runRacer<StockTask>(raceForStock);
