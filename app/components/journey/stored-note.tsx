import { useTranslation } from "#app/i18n/use-translation.ts";

/** The quiet line of a page that came out of this browser's store: from when it is. Hidden until the module fills it in. */
export function StoredNote({ path }: { path: string }) {
  const { t } = useTranslation("travelApp");
  return (
    <div
      role="status"
      data-stored-note={t("stored.note", { moment: "{{moment}}" })}
      hidden
      className="stored-note"
    >
      <span />
      <a href={path} className="reach-link text-link">
        {t("stored.again")}
      </a>
    </div>
  );
}
