import { Columns3 } from "lucide";
import { kit } from "#app/i18n/locales/en/core/kit.ts";
import type { Density } from "#contract/system/saved-views.ts";
import type { FileColumn } from "#scripts/bench/peers/shared/columns.ts";
import { buttonLook, menuHeadingLook, menuPanelLook } from "#scripts/bench/peers/shared/looks.ts";
import { say } from "#scripts/bench/peers/shared/texts.ts";
import { Icon } from "../icon.tsx";

const densities = ["dense", "normal", "roomy"] as const;

type ColumnMenuProps = {
  columns: readonly FileColumn[];
  shown: readonly FileColumn[];
  density: Density;
};

export function ColumnMenu({ columns, shown, density }: ColumnMenuProps) {
  const others = columns.filter((column) => !shown.includes(column));
  const movable = [...shown, ...others].slice(1);
  return (
    <details data-slot="menu" className="group/menu relative max-sm:static">
      <summary className="rounded-md select-none">
        <span className={buttonLook("secondary")}>
          <Icon of={Columns3} />
          {kit.columns.title}
        </span>
      </summary>
      <div
        data-slot="menu-panel"
        className={`${menuPanelLook} end-0 w-72 p-2 max-sm:inset-x-0 max-sm:top-auto max-sm:w-auto`}
      >
        <form method="post">
          <input type="hidden" name="list-action" value="columns" />
          <button type="submit" hidden aria-hidden="true" tabIndex={-1}></button>
          <p className={`${menuHeadingLook} px-1! pt-0!`}>{kit.columns.shown}</p>
          <ul className="max-h-76 overflow-y-auto">
            {movable.map((column, index) => (
              <li key={column.id} className="flex items-center gap-1">
                <label className="flex min-h-8 grow cursor-pointer items-center gap-2.5 rounded-sm px-1 text-sm hover:bg-accent">
                  <input
                    type="checkbox"
                    className="checkbox"
                    name="columns"
                    defaultChecked={shown.includes(column)}
                    value={column.id}
                  />
                  {column.header}
                </label>
                <input type="hidden" name="order" value={column.id} />
                <button
                  type="submit"
                  name="move"
                  value={`${column.id}:up`}
                  disabled={index === 0}
                  aria-label={say(kit.columns.up, { name: column.header })}
                  data-drawing="up"
                  className="column-move"
                ></button>
                <button
                  type="submit"
                  name="move"
                  value={`${column.id}:down`}
                  disabled={index === movable.length - 1}
                  aria-label={say(kit.columns.down, { name: column.header })}
                  data-drawing="down"
                  className="column-move"
                ></button>
              </li>
            ))}
          </ul>
          <fieldset className="mt-2 border-t border-border pt-2">
            <legend className="sr-only">{kit.columns.density}</legend>
            <p className={`${menuHeadingLook} px-1! pt-0!`} aria-hidden="true">
              {kit.columns.density}
            </p>
            <div className="flex gap-3 px-1">
              {densities.map((value) => (
                <label key={value} className="flex min-h-6 cursor-pointer items-center gap-1.5 text-sm">
                  <input
                    type="radio"
                    className="accent-primary"
                    name="density"
                    defaultChecked={density === value}
                    value={value}
                  />
                  {kit.columns[value]}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="mt-3 flex gap-2">
            <button type="submit" data-slot="button" className={buttonLook("primary", "small")}>
              {kit.columns.apply}
            </button>
            <button
              type="submit"
              data-slot="button"
              className={buttonLook("secondary", "small")}
              name="reset"
              value="1"
            >
              {kit.columns.reset}
            </button>
          </div>
        </form>
      </div>
    </details>
  );
}
