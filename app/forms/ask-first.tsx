import type { ComponentProps, ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogTrigger } from "#app/components/ui/dialog.tsx";

type AskFirstProps = Omit<ComponentProps<typeof DialogTrigger>, "target" | "id" | "children"> & {
  /** Of the dialog, once on a page. */
  id: string;
  label: string;
  question: string;
  consequence: string;
  /** Says that all stays as it is. */
  keep: string;
  /** Does it: a form that posts. */
  children: ReactNode;
};

/** A button for what is asked before it is done, with the question that it opens. */
export function AskFirst({ id, label, question, consequence, keep, children, ...trigger }: AskFirstProps) {
  return (
    <>
      <DialogTrigger target={id} size="sm" {...trigger}>
        {label}
      </DialogTrigger>
      <Dialog
        id={id}
        title={question}
        description={consequence}
        footer={
          <>
            <Button popoverTarget={id} popoverTargetAction="hide">
              {keep}
            </Button>
            {children}
          </>
        }
      />
    </>
  );
}
