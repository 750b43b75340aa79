import { RefusedNote } from "#app/components/journey/refused-note.tsx";
import { TripIcon } from "#app/components/journey/trip-icons.tsx";
import { askedRows } from "#app/components/supplier-request/asked-rows.ts";
import { namedItems, reconfirmLines } from "#app/components/supplier-request/reconfirm-words.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ReconfirmBatch, ReconfirmItem as Item } from "#contract/sales/reconfirmation/reconfirmation.ts";
import type { ReconfirmAttempt } from "./reconfirm-attempt.ts";

export type ReconfirmItemProps = {
  item: Item;
  batch: ReconfirmBatch;
  path: string;
  formKey: { name: string; value: string };
  attempt: ReconfirmAttempt | undefined;
};

/** One service: what was booked, what was said about it, and what can be said now. */
export function ReconfirmItem(props: ReconfirmItemProps) {
  const { t } = useTranslation(["reconfirmation", "supplierRequests"]);
  const { t: say } = useTranslation("supplierRequests");
  const { item, batch } = props;
  const { asked, confirmation, given, standing, reference, party_name: party } = item;
  const titleId = `title-${item.uid}`;
  const rows = askedRows({ asked, before: null, kind: "reconfirm" }, say, batch.locale);
  return (
    <section className="panel" id={`item-${item.uid}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-lg">{`${reference} ${party}`}</h2>
      <dl className="request-rows">
        {rows.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {confirmation && (
          <div>
            <dt>{say("fields.confirmation_no")}</dt>
            <dd>{confirmation}</dd>
          </div>
        )}
      </dl>
      {given && (
        <div className="mt-4 border-t border-border pt-4">
          {reconfirmLines(given, t, batch).map((line, index) => (
            <p key={line} className={index === 0 ? "font-medium" : "mt-1 whitespace-pre-line"}>
              {line}
            </p>
          ))}
        </div>
      )}
      {standing === "closed" && (
        <p className="mt-4 border-t border-border pt-4 text-muted-foreground">{t("closed")}</p>
      )}
      <Answers {...props} />
    </section>
  );
}

/** As booked is one button, the others open on demand; what was answered opens on demand as a whole. */
function Answers(props: ReconfirmItemProps) {
  const { t } = useTranslation("reconfirmation");
  const { item, attempt } = props;
  const { answers, given } = item;
  if (answers.length === 0) return null;
  const others = answers.filter((answer) => answer !== "as_booked" && answer !== given?.answer);
  const asBooked = answers.includes("as_booked") && given?.answer !== "as_booked";
  const isRefused = attempt?.uid === item.uid;
  const forms = (
    <>
      {asBooked && (
        <ItemForm {...props}>
          <button name="answer" value="as_booked" className={given ? "plain-button" : "primary-button"}>
            {t("acts.as_booked")}
          </button>
        </ItemForm>
      )}
      {others.length > 0 && (
        <details className="fold mt-2" open={isRefused}>
          <summary>
            {t("folds.different")}
            <TripIcon name="fold" small />
          </summary>
          <ItemForm {...props}>
            <Different others={others} {...props} />
          </ItemForm>
        </details>
      )}
    </>
  );
  if (!given) return <div className="mt-4 border-t border-border pt-4 print:hidden">{forms}</div>;
  if (!asBooked && others.length === 0) return null;
  return (
    <details className="fold mt-4 border-t border-border print:hidden" open={isRefused}>
      <summary>
        {t("folds.change")}
        <TripIcon name="fold" small />
      </summary>
      <div className="pt-2">{forms}</div>
    </details>
  );
}

function ItemForm({ item, path, formKey, children }: ReconfirmItemProps & { children: React.ReactNode }) {
  return (
    <form method="post" action={`${path}#state`} noValidate data-form className="grid gap-4 pb-2">
      <input type="hidden" name={formKey.name} value={`${item.uid}-${formKey.value}`} />
      <input type="hidden" name="items" value={namedItems([item])} />
      {children}
    </form>
  );
}

type DifferentProps = ReconfirmItemProps & { others: readonly ("as_booked" | "change" | "problem")[] };

/** What is different or wrong, in words. */
function Different({ item, others, attempt }: DifferentProps) {
  const { t } = useTranslation("reconfirmation");
  const own = attempt?.uid === item.uid ? attempt : undefined;
  return (
    <>
      <fieldset>
        <legend className="font-medium">{t("fields.answer")}</legend>
        <div className="mt-1 grid">
          {others.map((answer) => (
            <label key={answer} className="flex min-h-12 items-center gap-3">
              <input
                type="radio"
                name="answer"
                value={answer}
                defaultChecked={own ? own.answer === answer : others.length === 1}
                className="size-5 shrink-0 accent-primary"
              />
              {t(`choices.${answer}`)}
            </label>
          ))}
        </div>
        <RefusedNote text={own?.errors.answer} />
      </fieldset>
      <div>
        <label className="grid gap-2">
          <span className="font-medium">{t("fields.words")}</span>
          <textarea
            name="words"
            rows={3}
            required
            defaultValue={own?.words}
            aria-invalid={own?.errors.words ? "true" : undefined}
            className="writing"
          />
        </label>
        <RefusedNote text={own?.errors.words} />
      </div>
      <button className="plain-button">{t("acts.send")}</button>
    </>
  );
}
