import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";

type PostButtonProps = {
  /** What is posted beside the button: the deed, its line, the version of the quote. */
  fields: Record<string, string | number | null | undefined>;
  /** Says the whole deed where the words on the button do not. */
  label?: string;
  variant?: "primary" | "secondary" | "ghost";
  /**
   * Id of the part of the page that is worked on: a browser without a script keeps it through the redirect and shows that
   * part, with the next Tab in it. With a script the page stands still.
   */
  landsAt?: string;
  /** What is chosen for the deed, before the button. */
  choice?: ReactNode;
  /** This very deed is on its way. */
  pending?: boolean;
  children: ReactNode;
};

/** One deed as a form of its own, so that it works without a script; while something is on its way nothing else is sent. */
export function PostButton(props: PostButtonProps) {
  const { fields, label, variant = "secondary", landsAt, choice, pending, children } = props;
  const busy = useNavigation().state !== "idle";
  return (
    <Form
      method="post"
      action={landsAt ? `.#${landsAt}` : "."}
      relative="path"
      preventScrollReset
      className={choice ? "flex flex-wrap items-center gap-2" : undefined}
      onSubmit={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      {Object.entries(fields).map(([name, value]) =>
        value === null || value === undefined ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      {choice}
      <Button
        type="submit"
        size="sm"
        variant={variant}
        aria-label={label}
        pending={pending}
        aria-disabled={busy || undefined}
      >
        {children}
      </Button>
    </Form>
  );
}
