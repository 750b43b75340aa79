import { BedDouble, MoreHorizontal, Plus, Route as RouteIcon } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Menu, menuItemClasses } from "#app/components/ui/menu.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { cn } from "#app/lib/cn.ts";
import { slotKinds, useLegWords } from "#app/routes/admin/catalogue/quick-quote/content-words.ts";
import { say } from "#app/routes/admin/catalogue/quick-quote/package-words.ts";
import { boardForm } from "#app/routes/admin/catalogue/quick-quote/slot-board.tsx";
import { SlotRow } from "#app/routes/admin/catalogue/quick-quote/slot-row.tsx";
import type { EditorDay } from "#contract/catalogue/packages/editor-days.ts";

type DayCardProps = { uid: string; day: EditorDay; days: readonly EditorDay[]; mayEdit: boolean };

/** One day of a package: its words, its night, its journey, and what stands on it. */
export function DayCard({ uid, day, days, mayEdit }: DayCardProps) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const locale = useLocale();
  const legWords = useLegWords();
  const text = say(day.text, locale);
  return (
    <li
      id={`day-${day.day_no}`}
      data-day={day.day_no}
      className="scroll-mt-20 rounded-md border border-border bg-card data-drop:border-primary data-drop:bg-primary-soft"
    >
      <header className="space-y-1 px-4 pt-4 sm:px-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-base font-semibold wrap-anywhere">
            <span className="text-muted-foreground">{t("packageContent:days.day", { day: day.day_no })}</span>{" "}
            {say(day.title, locale)}
          </h2>
          {mayEdit ? <DayMenu uid={uid} day={day} isOnly={days.length === 1} /> : null}
        </div>
        {text ? <p className="max-w-[70ch] text-pretty whitespace-pre-line">{text}</p> : null}
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
          <li className="flex items-center gap-1.5">
            <Icon of={BedDouble} className="size-4 shrink-0" />
            {day.overnight_name
              ? t("packageContent:days.overnightIn", { place: day.overnight_name })
              : `${day.place_name} · ${t("packageContent:days.noOvernight")}`}
          </li>
          {day.leg ? (
            <li className="flex items-center gap-1.5">
              <Icon of={RouteIcon} className="size-4 shrink-0" />
              {legWords(day.leg)}
            </li>
          ) : null}
        </ul>
      </header>
      {day.slots.length > 0 ? (
        <ul className={cn("mt-3 divide-y divide-border border-t border-border", mayEdit && "border-b")}>
          {day.slots.map((slot, index) => (
            <SlotRow
              key={slot.uid}
              uid={uid}
              slot={slot}
              place={{ day: day.day_no, position: index + 1 }}
              days={days}
              mayEdit={mayEdit}
            />
          ))}
        </ul>
      ) : (
        <p className="mx-4 mt-3 border-t border-border py-3 text-muted-foreground sm:mx-5">
          {t("packageContent:days.empty")}
        </p>
      )}
      {mayEdit ? (
        <p className="flex flex-wrap gap-2 px-4 py-3 sm:px-5">
          {slotKinds.map((kind) => (
            <Link
              key={kind}
              to={`${href("/admin/quick-quote/:uid/days/:day/add", { uid, day: String(day.day_no) })}?kind=${kind}`}
              className={buttonVariants({ size: "sm" })}
            >
              <Icon of={Plus} />
              {t(`packageContent:slots.add.${kind}`)}
            </Link>
          ))}
        </p>
      ) : null}
    </li>
  );
}

function DayMenu({ uid, day, isOnly }: { uid: string; day: EditorDay; isOnly: boolean }) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const number = String(day.day_no);
  return (
    <div className="flex shrink-0 items-center gap-1">
      <Link
        to={href("/admin/quick-quote/:uid/days/:day", { uid, day: number })}
        className={buttonVariants({ size: "sm" })}
        aria-label={`${t("packageContent:days.edit")}: ${t("packageContent:days.day", { day: number })}`}
      >
        {t("packageContent:days.edit")}
      </Link>
      <Menu
        label={t("packageContent:days.more", { day: number })}
        trigger={
          <span className={buttonVariants({ variant: "ghost", size: "icon-sm" })}>
            <Icon of={MoreHorizontal} />
          </span>
        }
      >
        <Link
          to={`${href("/admin/quick-quote/:uid/days/add", { uid })}?at=${day.day_no + 1}`}
          className={menuItemClasses}
        >
          {t("packageContent:days.addAfter")}
        </Link>
        {isOnly ? null : (
          <button
            type="submit"
            form={boardForm}
            name="remove"
            value={`${number} ${day.lock_version}`}
            className={menuItemClasses}
          >
            {t("packageContent:days.remove")}
          </button>
        )}
      </Menu>
    </div>
  );
}
