import { useEffect, useRef, useState, type DragEvent, type ReactNode } from "react";
import { Form, useLocation, useSubmit } from "react-router";

/** Buttons of the board belong to this form, wherever they stand. */
export const boardForm = "slot-board";

type Target = { day: string; position: string };

/**
 * Around the days of a package. Arrows and menus work everywhere; with a mouse a slot can also be dragged onto another,
 * whose place it takes, or onto a day, at whose end it then stands. After a move the slot keeps the focus.
 */
export function SlotBoard({ mayEdit, children }: { mayEdit: boolean; children: ReactNode }) {
  const submit = useSubmit();
  const frame = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    // A slot that went to another day is a new element: what had the focus is gone. Nor has the page that a link leads to.
    const isFree = document.activeElement === document.body || document.activeElement?.id === "main";
    if (!hash.startsWith("#slot-") || !isFree) return;
    document.getElementById(hash.slice(1))?.querySelector<HTMLElement>("a, button")?.focus();
  }, [hash, key]);
  if (!mayEdit) return children;

  const onDragStart = (event: DragEvent) => {
    const row = closest(event.target, "[data-slot-uid]");
    if (!row) return;
    setDragged(row.dataset["slotUid"] ?? null);
    event.dataTransfer.effectAllowed = "move";
    // Firefox drags nothing that carries nothing.
    event.dataTransfer.setData("text/plain", row.dataset["slotUid"] ?? "");
    event.dataTransfer.setDragImage(row, 24, 16);
  };
  const onDragOver = (event: DragEvent) => {
    if (!dragged || !targetOf(event.target)) return;
    event.preventDefault();
    mark(frame.current, event.target);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    mark(frame.current, null);
    const target = targetOf(event.target);
    setDragged(null);
    const isItself = closest(event.target, "[data-slot-uid]")?.dataset["slotUid"] === dragged;
    if (!dragged || !target || isItself) return;
    const move = `${dragged} ${target.day} ${target.position}`;
    void submit({ move }, { method: "post", preventScrollReset: true });
  };
  const onDragEnd = () => {
    mark(frame.current, null);
    setDragged(null);
  };
  return (
    <div ref={frame} {...{ onDragStart, onDragOver, onDrop, onDragEnd }}>
      <Form id={boardForm} method="post" preventScrollReset />
      {children}
    </div>
  );
}

function closest(target: EventTarget, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Where a slot would go that is dropped here. */
function targetOf(target: EventTarget): Target | null {
  const day = closest(target, "[data-day]")?.dataset["day"];
  if (day === undefined) return null;
  return { day, position: closest(target, "[data-slot-uid]")?.dataset["position"] ?? "1000" };
}

/** Shows what would be moved aside, or the day that would get the slot. */
function mark(frame: HTMLElement | null, target: EventTarget | null) {
  for (const one of frame?.querySelectorAll("[data-drop]") ?? []) one.removeAttribute("data-drop");
  if (!target) return;
  (closest(target, "[data-slot-uid]") ?? closest(target, "[data-day]"))?.setAttribute("data-drop", "");
}
