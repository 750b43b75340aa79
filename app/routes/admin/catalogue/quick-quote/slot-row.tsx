import { Lightbulb, StickyNote } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, useLocation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { ServiceTypeIcon } from "#app/components/ui/service-type.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { slotName } from "#app/routes/admin/catalogue/quick-quote/content-words.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { OptionLine } from "#app/routes/admin/catalogue/quick-quote/option-line.tsx";
import { SlotActions } from "#app/routes/admin/catalogue/quick-quote/slot-actions.tsx";
import { clockRange } from "#contract/clock.ts";
import type { EditorDay, EditorOption, EditorSlot } from "#contract/catalogue/packages/editor-days.ts";
import { isStay } from "#contract/catalogue/products/service-groups.ts";

type SlotRowProps = {
  /** Of the package. */
  uid: string;
  slot: EditorSlot;
  /** Where it stands; the position counts from 1. */
  place: { day: number; position: number };
  days: readonly EditorDay[];
  mayEdit: boolean;
};

/** One thing on a day: what it is for each class, what may be had instead, and its terms. */
export function SlotRow({ uid, slot, place, days, mayEdit }: SlotRowProps) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const locale = useLocale();
  const hydrated = useHydrated();
  const name = slotName(slot, t, locale);
  // Browsers mark the target of a link only where the link loads a page.
  const isAsked = useLocation().hash === `#slot-${slot.uid}` && hydrated;
  const own = slot.options.filter(({ substitute }) => !substitute);
  const instead = slot.options.filter(({ substitute }) => substitute);
  const nameInstead = ({ name: one, sale }: EditorOption) =>
    sale === "sold" ? say(one, locale) : `${say(one, locale)} (${t(`packageContent:slots.sale.${sale}`)})`;
  return (
    <li
      id={`slot-${slot.uid}`}
      data-slot-uid={slot.uid}
      data-asked={isAsked || undefined}
      data-position={place.position}
      className="flex scroll-mt-24 flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 target:bg-primary-soft data-asked:bg-primary-soft data-drop:bg-primary-soft sm:flex-nowrap sm:px-5"
    >
      <div className="flex min-w-0 flex-1 gap-3">
        <span className="mt-0.5">
          <SlotIcon slot={slot} />
        </span>
        <div className="min-w-0 space-y-1">
          {own.length === 0 ? <p className="font-medium wrap-anywhere">{slot.note ? "" : name}</p> : null}
          {own.map((option) => (
            <OptionLine key={`${option.option} ${option.class}`} option={option} />
          ))}
          {slot.note ? <p className="text-pretty whitespace-pre-line">{say(slot.note, locale)}</p> : null}
          {instead.length > 0 ? (
            <p className="text-sm text-muted-foreground">
              {t("packageContent:slots.instead", { names: instead.map(nameInstead).join(", ") })}
            </p>
          ) : null}
          <SlotTerms slot={slot} />
        </div>
      </div>
      {mayEdit ? (
        <SlotActions
          slot={slot}
          name={name}
          place={place}
          days={days}
          editPath={href("/admin/quick-quote/:uid/slots/:slot", { uid, slot: slot.uid })}
        />
      ) : null}
    </li>
  );
}

function SlotIcon({ slot: { kind, service_type: type } }: { slot: EditorSlot }) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  if (type) return <ServiceTypeIcon code={type} />;
  const icon = kind === "note" ? StickyNote : Lightbulb;
  return (
    <span title={t(`packageContent:slots.kinds.${kind}`)}>
      <Icon of={icon} className="size-4 text-muted-foreground" />
      <span className="sr-only">{t(`packageContent:slots.kinds.${kind}`)}</span>
    </span>
  );
}

function SlotTerms({ slot }: { slot: EditorSlot }) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const locale = useLocale();
  const { kind, nights, service_type: type, start_time: start, end_time: end } = slot;
  if (kind !== "service") return null;
  const facts = [
    nights === null
      ? null
      : t(isStay(type) ? "packageContent:slots.nights" : "packageContent:slots.days", { count: nights }),
    clockRange(start, end, locale),
    t(`packageContent:slots.rules.${slot.quantity_rule}`),
  ].filter(Boolean);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
      <span>{facts.join(" · ")}</span>
      {slot.optional ? <Badge tone="amber">{t("packageContent:slots.isOptional")}</Badge> : null}
      {slot.deletable ? <Badge>{t("packageContent:slots.isDeletable")}</Badge> : null}
    </p>
  );
}
