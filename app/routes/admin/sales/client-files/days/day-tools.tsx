import { Plus, StickyNote } from "lucide";
import { href, Link } from "react-router";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

type DayToolsProps = {
  uid: string;
  day: number;
  /** The booking is finalised: nothing is only written into it. */
  final: boolean;
};

/** What can be put into a day: something that is bought, or what is only written. */
export function DayTools({ uid, day, final }: DayToolsProps) {
  const { t } = useTranslation("fileServices");
  const entries = [
    { to: href("/admin/client-files/:uid/services/add", { uid }), what: t("add"), icon: Plus },
    ...(final
      ? []
      : [{ to: href("/admin/client-files/:uid/services/write", { uid }), what: t("own"), icon: StickyNote }]),
  ];
  return (
    <div className="flex flex-wrap gap-x-1 gap-y-1">
      {entries.map(({ to, what, icon }) => (
        <Link
          key={to}
          to={{ pathname: to, search: `?day=${day}` }}
          aria-label={t("addTo", { what, day })}
          className={buttonVariants({ variant: "ghost", size: "sm" })}
        >
          <Icon of={icon} />
          {what}
        </Link>
      ))}
    </div>
  );
}
