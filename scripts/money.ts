import { playHistory } from "#api/domain/money/play-history.ts";
import { answerJson } from "#scripts/answer-json.ts";

/** `npm run -s money < histories.json > results.json`: a list of histories gives a list of results in the same order. */
await answerJson({ answer: playHistory, takesOne: false });
