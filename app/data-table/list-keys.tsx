import { Keyboard } from "lucide";
import { useEffect, useEffectEvent, type RefObject } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { focusSearch, moveRow } from "#app/data-table/row-keys.ts";
import { isSingleKey } from "#app/lib/single-keys.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useRootData } from "#app/lib/use-root-data.ts";

const help = "list-keys";

/** The keys of a list for those who have single keys switched on, and the button that tells which there are. */
export function ListKeys({ list }: { list: RefObject<HTMLElement | null> }) {
  const { singleKeys } = useRootData();
  const hydrated = useHydrated();
  const { t } = useTranslation("kit");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!singleKeys || !list.current || !isSingleKey(event)) return;
    if (pressed(list.current, event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    // Before the shell, whose search would take the same key.
    document.addEventListener("keydown", listen, { capture: true });
    return () => document.removeEventListener("keydown", listen, { capture: true });
  }, []);
  if (!hydrated || !singleKeys) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        popoverTarget={help}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        aria-label={t("keys.title")}
        className="max-sm:hidden pointer-coarse:hidden"
      >
        <Icon of={Keyboard} />
      </Button>
      <KeyHelp />
    </>
  );
}

function pressed(list: HTMLElement, key: string): boolean {
  if (key === "/") return focusSearch(list);
  if (key !== "?") return moveRow(list, key);
  document.getElementById(help)?.showPopover();
  return true;
}

const keys = [
  ["next", ["j", "↓"]],
  ["previous", ["k", "↑"]],
  ["open", ["Enter"]],
  ["tick", ["x"]],
  ["search", ["/"]],
  ["help", ["?"]],
] as const;

function KeyHelp() {
  const { t } = useTranslation("kit");
  return (
    <Dialog id={help} title={t("keys.title")} description={t("keys.text")}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
        {keys.map(([name, pressable]) => (
          <div key={name} className="contents">
            <dt className="flex gap-1.5">
              {pressable.map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded-sm border border-input bg-muted px-1.5 py-0.5 text-center font-sans text-xs"
                >
                  {key === "Enter" ? t("keys.enter") : key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
