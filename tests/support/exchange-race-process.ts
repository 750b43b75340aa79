import { raceToExchange, type ExchangeTask } from "./exchange-races.ts";
import { runRacer } from "./race-process.ts";

await runRacer<ExchangeTask>(raceToExchange);
