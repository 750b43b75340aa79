import { useLocation } from "react-router";
import { ColumnMenu } from "#app/data-table/column-menu.tsx";
import type { Column } from "#app/data-table/columns.ts";
import { ViewMenu } from "#app/data-table/view-menu.tsx";
import { chosenColumns, columnsIn } from "#app/data-table/view-search.ts";
import type { ViewProblem } from "#app/data-table/view-problem.ts";
import type { ListSettings } from "#contract/system/saved-views.ts";

type ListToolsProps<Row> = {
  settings: ListSettings;
  /** All columns of the list, whatever is shown now. */
  columns: readonly Column<Row>[];
  problem?: ViewProblem | undefined;
};

/** The menus of a list that can be arranged: saved views, columns and density. For the `actions` of `<ListPage>`. */
export function ListTools<Row>({ settings, columns, problem }: ListToolsProps<Row>) {
  const shown = useShownColumns(columns, settings);
  const [, ...movable] = columns;
  return (
    <>
      <ViewMenu settings={settings} problem={problem} />
      <ColumnMenu
        key={shown.map(({ id }) => id).join()}
        columns={movable}
        shown={shown.slice(1).map(({ id }) => id)}
        density={settings.density}
      />
    </>
  );
}

/** The columns to show: those of the address, else those the account keeps, else those not `optional`. */
export function useShownColumns<Row>(columns: readonly Column<Row>[], settings: ListSettings): Column<Row>[] {
  const { search } = useLocation();
  const wished = columnsIn(search) ?? settings.columns;
  return wished.length > 0 ? chosenColumns(columns, wished) : columns.filter(({ optional }) => !optional);
}
