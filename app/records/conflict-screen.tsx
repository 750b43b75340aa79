import { GitCompareArrows } from "lucide";
import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useLocation, useNavigation } from "react-router";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstant } from "#app/domain/dates.ts";
import { fieldLabel, useValueWords, type FieldWords } from "#app/records/field-words.ts";
import type { Conflict } from "#app/records/record-answer.ts";
import { conflictsBetween, fieldOf, type Entries, type FieldConflict } from "#app/records/record-values.ts";

type ConflictScreenProps = {
  conflict: Conflict;
  words: FieldWords;
  /** IANA zone in which the time of the other's saving is said. */
  timeZone: string;
  /** Sent along: which of several forms of the page it is. */
  form?: string;
  /** Each input is chosen by itself: the rows of both sides are those of the same things. */
  byInput?: boolean;
};

/**
 * Two people changed the same record: field by field what I typed, what is saved now and what both began with, to
 * choose from and save again. Everything that was typed is in the form; works without JavaScript.
 */
export function ConflictScreen(props: ConflictScreenProps) {
  const { conflict, words, timeZone, form, byInput = false } = props;
  const { t } = useTranslation("records");
  const { pathname, search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const pending = useNavigation().formData?.get("intent") === "resolve";
  const nameOf = byInput ? (name: string) => name : fieldOf;
  const differences = conflictsBetween(conflict, nameOf);
  const disputed = new Set(differences.map(({ field }) => field));
  useEffect(() => heading.current?.focus(), [conflict.version]);
  return (
    <Form method="post" data-slot="conflict" className="max-w-4xl space-y-5">
      <input type="hidden" name="intent" value="resolve" />
      {form ? <input type="hidden" name="form" value={form} /> : null}
      <input type="hidden" name="lock_version" value={conflict.version} />
      <input type="hidden" name="opened" value={JSON.stringify(conflict.theirs)} />
      <Carried side="mine" entries={conflict.mine.filter(([name]) => !disputed.has(nameOf(name)))} />
      <header className="flex gap-3 rounded-md border border-status-amber/40 bg-status-amber-soft px-4 py-3 text-status-amber-foreground">
        <Icon of={GitCompareArrows} className="mt-0.5 size-4 shrink-0" />
        <div className="space-y-1">
          <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
            {t("conflict.title")}
          </h2>
          <p className="text-pretty">
            <Quicker by={conflict.by} timeZone={timeZone} /> {t("conflict.text")}
          </p>
        </div>
      </header>
      {differences.map((difference) => (
        <Choice key={difference.field} difference={difference} words={words} />
      ))}
      {differences.length === 0 ? <p>{t("conflict.same")}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          {t("conflict.save")}
        </Button>
        {/* A whole load: what was typed here is given up on purpose. */}
        <a href={pathname + search} className={buttonVariants()}>
          {t("conflict.discard")}
        </a>
      </div>
    </Form>
  );
}

function Quicker({ by, timeZone }: Pick<ConflictScreenProps, "timeZone"> & { by: Conflict["by"] }) {
  const { t } = useTranslation("records");
  const locale = useLocale();
  if (!by) return t("conflict.somebody");
  const when = formatInstant(by.at, timeZone, locale);
  return by.name ? t("conflict.by", { name: by.name, when }) : t("conflict.bySomebody", { when });
}

function Choice({ difference, words }: { difference: FieldConflict; words: FieldWords }) {
  const { t } = useTranslation("records");
  const { sayEntries } = useValueWords(words);
  const { field, mine, theirs, before, changedBy } = difference;
  const kept = sayEntries(field, before);
  return (
    <fieldset className="rounded-md border border-border bg-card px-4 pt-2 pb-4">
      <legend className="float-start mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{fieldLabel(field, words)}</span>
        <span className="text-xs text-muted-foreground">{t(`conflict.changedBy.${changedBy}`)}</span>
      </legend>
      <div className="clear-both grid gap-2 sm:grid-cols-2">
        <Side name={`pick.${field}`} value="mine" chosen={changedBy !== "them"} label={t("conflict.mine")}>
          {sayEntries(field, mine)}
        </Side>
        <Side
          name={`pick.${field}`}
          value="theirs"
          chosen={changedBy === "them"}
          label={t("conflict.theirs")}
        >
          {sayEntries(field, theirs)}
        </Side>
      </div>
      <p className="mt-2 text-xs wrap-anywhere text-muted-foreground">
        {t("conflict.before", { value: kept || t("empty") })}
      </p>
      <Carried side="mine" entries={mine} />
      <Carried side="theirs" entries={theirs} />
    </fieldset>
  );
}

type SideProps = { name: string; value: "mine" | "theirs"; chosen: boolean; label: string; children: string };

function Side({ name, value, chosen, label, children }: SideProps) {
  const { t } = useTranslation("records");
  return (
    <label className="flex cursor-pointer items-start gap-2.5 rounded-md border border-border px-3 py-2 hover:border-input has-checked:border-primary has-checked:bg-primary-soft">
      <input type="radio" name={name} value={value} defaultChecked={chosen} className="mt-1 accent-primary" />
      <span className="min-w-0">
        <span className="block text-xs text-muted-foreground">{label}</span>
        <span className="block wrap-anywhere whitespace-pre-line">
          {children || <span className="text-muted-foreground">{t("empty")}</span>}
        </span>
      </span>
    </label>
  );
}

function Carried({ side, entries }: { side: "mine" | "theirs"; entries: Entries }) {
  return entries.map(([name, value], index) => (
    <input key={`${name} ${String(index)}`} type="hidden" name={`${side}.${name}`} value={value} />
  ));
}
