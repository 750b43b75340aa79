import { useTranslation } from "#app/i18n/use-translation.ts";

const letters = [..."LOADING"];

/**
 * Spells LOADING, for a whole shell only. It fills the screen unless told a smaller height, and shows nothing for
 * the first 300 ms. The letters are a sign; what is read aloud is translated.
 */
export function LoadingIndicator({ minHeight = "100dvh" }: { minHeight?: string }) {
  const { t } = useTranslation("shell");
  return (
    <div role="status" data-slot="loading" className="grid place-items-center" style={{ minHeight }}>
      <span className="sr-only">{t("loading")}</span>
      <span
        aria-hidden="true"
        className="flex animate-[appear_160ms_ease-out_300ms_both] gap-[0.35em] text-xl font-semibold text-primary-text"
      >
        {letters.map((letter, index) => (
          <span
            key={`${letter}${index}`}
            className="animate-[letter_1.4s_ease-in-out_infinite]"
            style={{ animationDelay: `${300 + index * 90}ms` }}
          >
            {letter}
          </span>
        ))}
      </span>
    </div>
  );
}
