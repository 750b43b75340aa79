import { Search } from "lucide";
import { useId, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { choicesFor, type ChoiceGroup, type PortalPages } from "#app/components/palette/choices.ts";
import { ChoiceList } from "#app/components/palette/choice-list.tsx";
import { Modal } from "#app/components/palette/modal.tsx";
import { useFound } from "#app/components/palette/use-found.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

type PaletteProps = PortalPages & { search: string | undefined; onClose: () => void };

/** Everything that a portal leads to, by typing: the combobox of the ARIA practices over the page. */
export function Palette({ search, pages, adds, onClose }: PaletteProps) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const listId = useId();
  const { found, searching, ask } = useFound(search);
  const deeds = adds.map(({ to, label, ofList }) => ({
    to,
    label: ofList ? t("add", { what: label }) : label,
  }));
  const groups = choicesFor(typed, found, { pages, adds: deeds });
  const links = linksOf(groups);
  const chosen = Math.min(active, links.length - 1);
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && links.length > 0) setActive((chosen + step + links.length) % links.length);
    else if (event.key === "Enter") enter();
    else return;
    event.preventDefault();
  };
  // Who is quicker than the answer gets it as a page.
  const enter = () => {
    const to = links[chosen];
    if (searching && search !== undefined && typed.trim() !== "")
      go(`${search}?${new URLSearchParams({ q: typed, open: "1" })}`);
    else if (to !== undefined) go(to);
  };
  const isEmpty = links.length === 0 && typed.trim() !== "" && !searching;
  const nothing = found?.failed ? t("failed") : isEmpty ? t("none", { q: typed.trim() }) : "";
  return (
    <Modal label={t("label")} onClose={onClose} className="open:flex open:flex-col">
      <div className="relative border-b border-border">
        <Icon
          of={Search}
          className="pointer-events-none absolute start-4 top-4 size-4 text-muted-foreground"
        />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={links.length > 0 ? `${listId}-${chosen}` : undefined}
          aria-label={t("label")}
          placeholder={t("hint")}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
            ask(target.value);
          }}
          onKeyDown={press}
          className="h-12 w-full bg-transparent ps-11 pe-4 text-base outline-none placeholder:text-muted-foreground"
        />
      </div>
      <ChoiceList
        id={listId}
        label={t("label")}
        groups={groups}
        active={chosen}
        nothing={nothing}
        count={links.length}
        onChosen={onClose}
      />
    </Modal>
  );
}

function linksOf(groups: readonly ChoiceGroup[]): string[] {
  return groups.flatMap(({ choices, more }) => [...choices.map(({ to }) => to), ...(more ? [more] : [])]);
}
