import { priceLine } from "#api/domain/pricing/price-line.ts";
import { answerJson } from "#scripts/answer-json.ts";

/** `npm run -s price < in.json > out.json`: one input gives one answer, a list gives a list in the same order. */
await answerJson({ answer: priceLine, takesOne: true });
