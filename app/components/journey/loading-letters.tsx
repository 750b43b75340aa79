import { useTranslation } from "#app/i18n/use-translation.ts";

/**
 * The word LOADING, letter by letter, over the whole screen unless told otherwise. Hidden until the browser
 * module shows it while a form is on its way.
 */
export function LoadingLetters({ className = "min-h-screen" }: { className?: string }) {
  const { t } = useTranslation("publicPages");
  const word = t("loading");
  return (
    <div
      hidden
      data-loading
      role="status"
      className={`loading-letters fixed inset-0 z-40 flex items-center justify-center bg-background/95 ${className}`}
    >
      <span className="sr-only">{word}</span>
      <span aria-hidden="true" className="flex gap-2 text-xl font-semibold text-primary-text">
        {[...word].map((letter, index) => (
          <span key={index}>{letter}</span>
        ))}
      </span>
    </div>
  );
}
