import { X } from "lucide";
import { Kbd } from "#app/components/palette/choice-list.tsx";
import type { PortalPage } from "#app/components/palette/choices.ts";
import { Modal } from "#app/components/palette/modal.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

type KeyHelpProps = { pages: readonly PortalPage[]; search: string | undefined; onClose: () => void };
type Line = readonly [words: string, keys: readonly string[]];

/** Which keys there are: everywhere, to each page, and in lists. */
export function KeyHelp({ pages, onClose }: KeyHelpProps) {
  const { t } = useTranslation("search");
  const everywhere: Line[] = [
    [t("keys.palette"), ["Ctrl", "K"]],
    [t("keys.search"), ["/"]],
    [t("keys.edit"), ["e"]],
    [t("keys.help"), ["?"]],
  ];
  const inLists: Line[] = [
    [t("keys.next"), ["j", "↓"]],
    [t("keys.previous"), ["k", "↑"]],
    [t("keys.open"), [t("keys.enter")]],
    [t("keys.tick"), ["x"]],
  ];
  const goTo = pages.flatMap(({ label, key }): Line[] => (key ? [[label, ["g", key]]] : []));
  return (
    <Modal label={t("keys.title")} onClose={onClose} className="overflow-y-auto">
      <header className="flex items-start justify-between gap-4 px-5 pt-4">
        <h2 className="text-base font-semibold">{t("keys.title")}</h2>
        <Button variant="ghost" size="icon-sm" className="-me-2" aria-label={t("close")} onClick={onClose}>
          <Icon of={X} />
        </Button>
      </header>
      <div className="space-y-4 px-5 pt-1 pb-5">
        <p className="text-pretty text-muted-foreground">{t("keys.text")}</p>
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Lines title={t("keys.everywhere")} lines={everywhere} />
          <Lines title={t("keys.goTo")} lines={goTo} />
          <Lines title={t("keys.inLists")} lines={inLists} />
        </div>
      </div>
    </Modal>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3 className="pb-1.5 text-sm font-semibold">{title}</h3>
      <dl className="space-y-1.5 text-sm">
        {lines.map(([words, keys]) => (
          <div key={words} className="flex items-center justify-between gap-3">
            <dt>{words}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
