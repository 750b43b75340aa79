import { useTranslation } from "#app/i18n/use-translation.ts";

/** Light, dark or as the device: the way back to `auto`, which the toggle at the top does not have. */
export function AppearanceChoice({ path }: { path: string }) {
  const { t } = useTranslation("publicPages");
  return (
    <form
      method="post"
      action="/preferences/theme"
      data-theme-form
      className="flex flex-wrap items-center gap-1 print:hidden"
    >
      <input type="hidden" name="to" value={path} />
      <span className="pe-2">{t("appearance.title")}</span>
      {(["light", "dark", "auto"] as const).map((theme) => (
        <button key={theme} name="theme" value={theme} className="quiet-button">
          {t(`appearance.${theme}`)}
        </button>
      ))}
    </form>
  );
}
