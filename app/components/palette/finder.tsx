import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { PortalPages } from "#app/components/palette/choices.ts";
import { meaningOf, waitMs, type Meaning } from "#app/components/palette/shortcut-keys.ts";
import { SearchBox } from "#app/components/shell/search-box.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { isSingleKey } from "#app/lib/single-keys.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useRootData } from "#app/lib/use-root-data.ts";

type FinderProps = PortalPages & {
  /** The portal's search page; without one only its pages are found. */
  search: string | undefined;
};

type Opened = "palette" | "keys" | null;
/** Fetched when somebody asks for it, so that no page carries it. */
const fetchParts = async () => ({
  ...(await import("#app/components/palette/palette.tsx")),
  ...(await import("#app/components/palette/key-help.tsx")),
});
type Parts = Awaited<ReturnType<typeof fetchParts>>;

/** The search of a portal: a plain form, and over it, with scripts, the palette and the keys. */
export function Finder({ search, pages, adds }: FinderProps) {
  const { singleKeys } = useRootData();
  const box = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const [parts, setParts] = useState<Parts | null>(null);
  const open = (wanted: Opened) => {
    setOpened(wanted);
    if (parts) return;
    // Without a connection the form is still there.
    fetchParts().then(setParts, () => box.current?.focus());
  };
  useShortcuts({ pages, singleKeys, open });
  const close = () => setOpened(null);
  return (
    <>
      {search === undefined ? null : (
        <SearchBox action={search} input={box} onAsked={() => open("palette")} />
      )}
      {singleKeys ? <KeysButton onAsked={() => open("keys")} /> : null}
      {parts && opened === "palette" ? (
        <parts.Palette search={search} pages={pages} adds={adds} onClose={close} />
      ) : null}
      {parts && opened === "keys" ? <parts.KeyHelp pages={pages} search={search} onClose={close} /> : null}
    </>
  );
}

type ShortcutParts = Pick<FinderProps, "pages"> & { singleKeys: boolean; open: (wanted: Opened) => void };

/** Listens for the keys of the portal. */
function useShortcuts({ pages, singleKeys, open }: ShortcutParts) {
  const navigate = useNavigate();
  const waitsUntil = useRef(0);
  const carryOut = (meaning: Meaning): boolean => {
    if (meaning === "edit") return pressEdit();
    if (meaning === "palette" || meaning === "keys") open(meaning);
    else if (meaning !== null && meaning !== "wait") void navigate(meaning.go);
    return meaning !== null;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const letters = new Map(pages.flatMap(({ key, to }) => (key ? [[key, to]] : [])));
    const single = singleKeys && isSingleKey(event);
    const meaning = meaningOf(event, { single, waiting: Date.now() < waitsUntil.current, pages: letters });
    waitsUntil.current = meaning === "wait" ? Date.now() + waitMs : 0;
    if (carryOut(meaning)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

const fields = ["input:not([type=hidden], [type=checkbox], [type=radio])", "select", "textarea"]
  .map((field) => `main form:not([role=search]) ${field}`)
  .join();

/** Presses what the page marks as the way to edit what it shows, or leads to the first field that can be filled in. */
function pressEdit(): boolean {
  const marked = document.querySelector<HTMLElement>("main [aria-keyshortcuts=e]");
  marked?.click();
  const field = [...document.querySelectorAll<HTMLElement>(fields)].find((one) => one.checkVisibility());
  if (!marked) field?.focus();
  return marked !== null || field !== undefined;
}

function KeysButton({ onAsked }: { onAsked: () => void }) {
  const { t } = useTranslation("shell");
  const hydrated = useHydrated();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      aria-label={t("keys")}
      onClick={onAsked}
      className={hydrated ? "max-md:hidden pointer-coarse:hidden" : "invisible max-md:hidden"}
    >
      <kbd className="font-sans">?</kbd>
    </Button>
  );
}
