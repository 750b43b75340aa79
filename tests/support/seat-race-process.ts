import { runRacer } from "./race-process.ts";
import { raceForSeats, type SeatRival } from "./seat-races.ts";

type Task = { rival: SeatRival; departures: number[]; backwards: boolean; atOnce: number };

await runRacer<Task>((database, { rival, ...race }) => raceForSeats(database, rival, race));
