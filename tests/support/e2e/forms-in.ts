export type PageForm = {
  /** Names of the fields. */
  names: readonly string[];
  /** What its buttons and hidden fields send as `intent`, and as the verb of a bulk action. */
  intents: readonly string[];
  verbs: readonly string[];
  /** The fields with the values that stand on the page. */
  kept: readonly [string, string][];
};

type Tag = Readonly<Record<string, string>>;

/** The forms of a page that are posted, as a browser without scripts would send them. */
export function formsIn(html: string): readonly PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, attributes = ""]) => /method="post"/i.test(attributes))
    .map(([, , inner = ""]) => formOf(tagsIn(inner)));
}

/** One form of each kind: a list has the same one in every row, with the same fields and other records in them. */
export function oneOfEachKind(forms: readonly PageForm[]): readonly PageForm[] {
  return [...new Map(forms.map((form) => [JSON.stringify([form.names, form.intents]), form])).values()];
}

function formOf(tags: readonly Tag[]): PageForm {
  const named = tags.filter((tag) => tag["name"]);
  const valuesOf = (name: string) =>
    named.filter((tag) => tag["name"] === name).map((tag) => tag["value"] ?? "");
  const fields = named.filter((tag) => tag["name"] !== "intent" && tag["name"] !== "bulk");
  return {
    names: [...new Set(fields.map((tag) => tag["name"] ?? ""))],
    intents: valuesOf("intent"),
    verbs: valuesOf("bulk"),
    kept: fields.map((tag) => [tag["name"] ?? "", tag["value"] ?? ""]),
  };
}

function tagsIn(html: string): Tag[] {
  return [...html.matchAll(/<(?:input|select|textarea|button)\b([^>]*)>/g)].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
      ]),
    ),
  );
}
