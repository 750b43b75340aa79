import { cleanRichText } from "#api/domain/rich-text/clean-rich-text.ts";
import { textsIn } from "#api/http/clean-texts.ts";
import { isRichText } from "#contract/rich-text.ts";

/** Cleans the formatted texts in a value of this schema. Null where the schema has no formatted text. */
export const richTextsOf = textsIn((schema) =>
  isRichText(schema) ? (value) => (typeof value === "string" ? cleanRichText(value) : value) : null,
);
