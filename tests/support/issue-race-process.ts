import { raceToIssue, type IssueTask } from "./issue-races.ts";
import { runRacer } from "./race-process.ts";

await runRacer<IssueTask>(raceToIssue);
