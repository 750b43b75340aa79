import { useEffect, useRef, type ReactNode } from "react";

type ModalProps = { label: string; onClose: () => void; className?: string; children: ReactNode };

/** A box over the page that is open as long as it is there; Escape and a click beside it close it. */
export function Modal({ label, onClose, className = "", children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // By hand: the box is gone before the browser would give the focus back.
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the browser's own key for the same.
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
      className={`fixed inset-x-0 top-[10dvh] mx-auto max-h-[80dvh] w-[calc(100vw-1.5rem)] max-w-xl overflow-hidden rounded-md border border-border bg-popover p-0 text-popover-foreground shadow-float backdrop:bg-scrim ${className}`}
    >
      {children}
    </dialog>
  );
}
