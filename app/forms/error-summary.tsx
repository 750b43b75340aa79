import { useEffect, useId, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { handleOf } from "#app/lib/route-handle.ts";
import { fieldAnchor } from "#app/forms/field-anchor.ts";
import { labelOfField, rootOf } from "#app/forms/field-label.ts";
import { outcomeUnknown } from "#app/forms/message.ts";
import { useFormState } from "#app/forms/form-state.ts";
import { locales } from "#app/i18n/config.ts";
import { useMessage } from "#app/forms/use-message.ts";

type ErrorSummaryProps = {
  /** Errors by field name; under the empty name those of the form as a whole. */
  errors: Record<string, string[]>;
  labels: Partial<Record<string, string>>;
  /** Id of the form, where its fields carry it. */
  form?: string;
  /** True once somebody tried to send, not while the form is filled in for the first time. */
  shown: boolean;
};

/**
 * Everything that keeps a form from being saved, at its top: takes the focus, and each line leads to its field in
 * the words that stand beside the field.
 */
export function ErrorSummary({ errors, labels, form, shown }: ErrorSummaryProps) {
  const { t } = useTranslation(["validation", "kit"]);
  const say = useMessage();
  const { attempt } = useFormState();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { "": ofForm = [], ...ofFields } = errors;
  const order = Object.keys(labels);
  const refused = Object.entries(ofFields).filter(([, messages]) => messages.length > 0);
  const languages = byLanguage(refused.map(([name]) => name));
  const fields = refused.sort(
    ([one], [other]) =>
      place(order, one) - place(order, other) || byRow(order, one, other) || languages(one, other),
  );
  const inWords = (name: string, value: string) => {
    const label = labelOfField(name, labels);
    return label === undefined ? value : t("kit:pair", { label, value });
  };
  const visible = shown && (ofForm.length > 0 || fields.length > 0);

  // Only after an attempt and its answer; a field that is refused later must not draw the focus away from typing.
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);

  if (!visible) return null;
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-slot="error-summary"
      className="space-y-1.5 rounded-md border border-status-red/50 bg-status-red-soft px-4 py-3 text-status-red-foreground outline-status-red"
    >
      <p id={titleId} className="font-semibold">
        {fields.length > 0 ? t("summary", { count: fields.length }) : t("formProblem")}
      </p>
      <ul className="space-y-1">
        {ofForm.map((message) => (
          <li key={message}>
            {say(message)}
            {message === outcomeUnknown ? <WhereToLook /> : null}
          </li>
        ))}
        {fields.map(([name, messages]) => (
          <li key={name}>
            <a
              href={`#${fieldAnchor(name, form)}`}
              className="underline underline-offset-3 hover:no-underline"
            >
              {inWords(name, say(messages[0] ?? ""))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link, in a tab of its own so that nothing typed is left, to the page before this one on the way: the list of a record. */
function WhereToLook() {
  const { t } = useTranslation("validation");
  const { pathname } = useLocation();
  const parents = useMatches().flatMap(({ handle }) => handleOf(handle).parent ?? []);
  return (
    <>
      {" "}
      <a
        href={parents.at(-1)?.to ?? pathname}
        target="_blank"
        rel="noreferrer"
        className="font-semibold underline underline-offset-3 hover:no-underline"
      >
        {t("outcomeLook")}
      </a>
    </>
  );
}

/** Refusals come in the order of the labels, which is that of the form; unnamed ones last. */
function place(order: readonly string[], name: string): number {
  const at = order.indexOf(order.includes(name) ? name : rootOf(name));
  return at < 0 ? order.length : at;
}

/** Parts of rows come row by row, each row in the order of the labels of its parts, where they have some of their own. */
function byRow(order: readonly string[], one: string, other: string): number {
  const [ofOne, ofOther] = [one, other].map((name) => /^\w+\[(\d+)\]\.(\w+)/.exec(name));
  if (!ofOne || !ofOther) return 0;
  const rows = Number(ofOne[1]) - Number(ofOther[1]);
  const parts = [ofOne[2], ofOther[2]].map((part) => order.indexOf(part ?? ""));
  return rows || (parts.includes(-1) ? 0 : (parts[0] ?? 0) - (parts[1] ?? 0));
}

/** Keeps names in the order in which they are given, but the languages of one text in that of `TranslatedField`. */
function byLanguage(names: readonly string[]): (one: string, other: string) => number {
  const textOf = (name: string) =>
    name.replace(/\.(\w\w)$/, (end, code: string) => (isLocale(code) ? "" : end));
  const texts = [...new Set(names.map(textOf))];
  const keyOf = (name: string) =>
    texts.indexOf(textOf(name)) * locales.length +
    Math.max(
      0,
      locales.findIndex((one) => name.endsWith(`.${one}`)),
    );
  return (one, other) => keyOf(one) - keyOf(other);
}

function isLocale(code: string): boolean {
  return locales.some((locale) => locale === code);
}
