import { href, Link } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Alert } from "#app/components/ui/alert.tsx";

type GoneNoteProps = {
  /** Of the package. */
  uid: string;
  what: "day" | "slot";
  /** Where what was typed would go. */
  day: number;
};

/** Says that a colleague has taken out what somebody worked on, and what can be done with what was typed. */
export function GoneNote({ uid, what, day }: GoneNoteProps) {
  const { t } = useTranslation(["packageEditor", "packageContent"]);
  const [title, text] =
    what === "day"
      ? [t("packageContent:days.gone"), t("packageContent:days.goneText", { day })]
      : [t("packageContent:slots.gone"), t("packageContent:slots.goneText", { day })];
  return (
    <Alert role="alert" tone="warning" title={title} className="mb-5 max-w-4xl">
      <p>{text}</p>
      <p>
        <Link to={href("/admin/quick-quote/:uid/days", { uid })} className="underline underline-offset-4">
          {t("packageContent:days.back")}
        </Link>
      </p>
    </Alert>
  );
}
