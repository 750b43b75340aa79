import { runRacer } from "./race-process.ts";
import { raceForSeats, type SeatTask } from "./seat-races.ts";

await runRacer<SeatTask>(raceForSeats);
