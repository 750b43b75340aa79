import { ChevronDown, ChevronUp } from "lucide";
import { useRef, useState, type DragEvent, type ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { DragHandle } from "#app/records/drag-handle.tsx";
import { formText } from "#app/lib/form-text.ts";

/** Id of the form that posts a move. */
export const reorderForm = "reorder";

type MoveCellProps = {
  uid: string;
  /** From 1. */
  position: number;
  total: number;
  words: { up: string; down: string; drag: string };
};

/** Arrows that move a row of an ordered list by one, and a handle to drag it by. Stands inside a `Reorder`. */
export function MoveCell({ uid, position, total, words }: MoveCellProps) {
  const moveTo = (place: number) => ({ form: reorderForm, name: "move", value: `${uid} ${String(place)}` });
  return (
    <span data-row={uid} data-position={position} className="flex items-center gap-0.5">
      <Button
        type="submit"
        variant="ghost"
        size="icon-sm"
        aria-label={words.up}
        disabled={position <= 1}
        {...moveTo(position - 1)}
      >
        <Icon of={ChevronUp} />
      </Button>
      <Button
        type="submit"
        variant="ghost"
        size="icon-sm"
        aria-label={words.down}
        disabled={position >= total}
        {...moveTo(position + 1)}
      >
        <Icon of={ChevronDown} />
      </Button>
      <DragHandle title={words.drag} />
    </span>
  );
}

type ReorderProps = {
  /** What is posted with every move, such as the version that was read. */
  fields?: Record<string, string>;
  children: ReactNode;
};

/**
 * Around a table whose rows have an order of their own. Arrows work everywhere; with a mouse a row can also be
 * dragged onto another, whose place it takes. Posts `move` with the uid and the new place.
 */
export function Reorder({ children, fields = {} }: ReorderProps) {
  const submit = useSubmit();
  const frame = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const onDragStart = (event: DragEvent) => {
    const row = cellOf(event.target);
    if (!row) return;
    setDragged(row.dataset["row"] ?? null);
    event.dataTransfer.effectAllowed = "move";
    // Firefox drags nothing that carries nothing.
    event.dataTransfer.setData("text/plain", row.dataset["row"] ?? "");
    const line = row.closest("tr");
    if (line) event.dataTransfer.setDragImage(line, 24, 16);
  };
  const onDragOver = (event: DragEvent) => {
    if (!dragged || !cellOf(event.target)) return;
    event.preventDefault();
    mark(frame.current, event.target);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    mark(frame.current, null);
    const target = cellOf(event.target);
    setDragged(null);
    if (!dragged || !target || target.dataset["row"] === dragged) return;
    const move = `${dragged} ${target.dataset["position"] ?? ""}`;
    void submit({ ...fields, move }, { method: "post", preventScrollReset: true });
  };
  const onDragEnd = () => {
    mark(frame.current, null);
    setDragged(null);
  };
  return (
    <div ref={frame} {...{ onDragStart, onDragOver, onDrop, onDragEnd }}>
      <Form id={reorderForm} method="post" preventScrollReset>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </Form>
      {children}
    </div>
  );
}

/** The cell that knows its record, of the row the pointer is over. */
function cellOf(target: EventTarget): HTMLElement | null {
  const row = target instanceof Element ? target.closest("tr") : null;
  return row?.querySelector<HTMLElement>("[data-row]") ?? null;
}

/** Shows the row whose place would be taken. */
function mark(frame: HTMLElement | null, target: EventTarget | null) {
  for (const row of frame?.querySelectorAll("tr[data-drop]") ?? []) row.removeAttribute("data-drop");
  const row = target instanceof Element ? target.closest("tr") : null;
  row?.setAttribute("data-drop", "");
}

/** The move that was posted; null when the form asked for something else. */
export function readMove(form: FormData): { uid: string; position: number } | null {
  const [, uid, place] = /^(\w{26}) (\d{1,4})$/.exec(formText(form, "move")) ?? [];
  return uid && place ? { uid, position: Number(place) } : null;
}
