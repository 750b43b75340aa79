import { Columns3 } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { Button, buttonVariants } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Menu, MenuLabel } from "#app/components/ui/menu.tsx";
import type { Density } from "#contract/system/saved-views.ts";

type ColumnMenuProps = {
  /** All columns of the list but the first, which always leads. */
  columns: readonly { id: string; header: string }[];
  /** Ids of those that are shown, in their order. */
  shown: readonly string[];
  density: Density;
};

const densities = ["dense", "normal", "roomy"] as const;

/** Which columns a list shows, in which order and how dense; kept for the account. Posts `list-action=columns`. */
export function ColumnMenu({ columns, shown, density }: ColumnMenuProps) {
  const { t } = useTranslation("kit");
  const inOrder = columns.toSorted((one, other) => place(shown, one.id) - place(shown, other.id));
  return (
    <Menu
      // On a phone as wide as the head of the list, whichever place in it the button has.
      className="max-sm:static"
      panelClassName="w-72 p-2 max-sm:inset-x-0 max-sm:top-auto max-sm:w-auto"
      trigger={
        <span className={buttonVariants()}>
          <Icon of={Columns3} />
          {t("columns.title")}
        </span>
      }
    >
      <Form method="post" preventScrollReset>
        <input type="hidden" name="list-action" value="columns" />
        {/* Enter keeps what is ticked; without this the first arrow would be the form's button. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        <MenuLabel className="px-1! pt-0!">{t("columns.shown")}</MenuLabel>
        {/* Ends within a row, so that a longer list shows that it goes on. */}
        <ul className="max-h-76 overflow-y-auto">
          {inOrder.map(({ id, header }, index) => (
            <li key={id} className="flex items-center gap-1">
              <label className="flex min-h-8 grow cursor-pointer items-center gap-2.5 rounded-sm px-1 text-sm hover:bg-accent">
                <Checkbox
                  key={String(shown.includes(id))}
                  name="columns"
                  value={id}
                  defaultChecked={shown.includes(id)}
                />
                {header}
              </label>
              <input type="hidden" name="order" value={id} />
              <Move id={id} direction="up" header={header} disabled={index === 0} />
              <Move id={id} direction="down" header={header} disabled={index === inOrder.length - 1} />
            </li>
          ))}
        </ul>
        <fieldset className="mt-2 border-t border-border pt-2">
          <legend className="sr-only">{t("columns.density")}</legend>
          <MenuLabel aria-hidden="true" className="px-1! pt-0!">
            {t("columns.density")}
          </MenuLabel>
          <div className="flex gap-3 px-1">
            {densities.map((one) => (
              <label key={one} className="flex min-h-6 cursor-pointer items-center gap-1.5 text-sm">
                <input
                  type="radio"
                  name="density"
                  value={one}
                  defaultChecked={one === density}
                  className="accent-primary"
                />
                {t(`columns.${one}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="mt-3 flex gap-2">
          <Button type="submit" size="sm" variant="primary">
            {t("columns.apply")}
          </Button>
          <Button type="submit" size="sm" name="reset" value="1">
            {t("columns.reset")}
          </Button>
        </div>
      </Form>
    </Menu>
  );
}

/** Columns that are not shown come behind those that are. */
function place(shown: readonly string[], id: string): number {
  const index = shown.indexOf(id);
  return index < 0 ? shown.length : index;
}

type MoveProps = { id: string; direction: "up" | "down"; header: string; disabled: boolean };

function Move({ id, direction, header, disabled }: MoveProps) {
  const { t } = useTranslation("kit");
  return (
    <button
      type="submit"
      name="move"
      value={`${id}:${direction}`}
      disabled={disabled}
      aria-label={t(`columns.${direction}`, { name: header })}
      data-drawing={direction}
      className="column-move"
    />
  );
}
