import { raceForNumbers, type NumberTask } from "./number-races.ts";
import { runRacer } from "./race-process.ts";

await runRacer<NumberTask>(raceForNumbers);
