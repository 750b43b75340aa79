import { AppearanceChoice } from "#app/components/journey/appearance-choice.tsx";
import { LoadingLetters } from "#app/components/journey/loading-letters.tsx";

/** The foot of a public page of one column: how it looks, by choice. */
export function OneColumnFoot({ path }: { path: string }) {
  return (
    <>
      <footer className="mx-auto flex max-w-2xl justify-end px-4 py-6 text-sm text-muted-foreground sm:px-6">
        <AppearanceChoice path={path} />
      </footer>
      <LoadingLetters />
    </>
  );
}
