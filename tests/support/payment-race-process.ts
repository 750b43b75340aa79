import { raceToSettle, type PaymentTask } from "./payment-races.ts";
import { runRacer } from "./race-process.ts";

await runRacer<PaymentTask>(raceToSettle);
