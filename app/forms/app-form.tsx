import { FormProvider, type FormMetadata } from "@conform-to/react";
import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { Form } from "react-router";
import { RestoredNote, SavedNote } from "#app/forms/draft-note.tsx";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { FormStateContext } from "#app/forms/form-state.ts";
import { LeaveQuestion } from "#app/forms/leave-question.tsx";
import { useAsksBeforeLeaving } from "#app/forms/unsaved-forms.ts";
import { useFieldChecks } from "#app/forms/use-field-checks.ts";
import { useFormKeeping } from "#app/forms/use-form-keeping.ts";
import { useSending } from "#app/forms/use-sending.ts";
import { cn } from "#app/lib/cn.ts";

type AppFormProps<Values extends Record<string, unknown>> = {
  form: FormMetadata<Values>;
  /** Labels by field name, for the summary of errors. */
  labels: Partial<Record<keyof Values & string, string>>;
  /** Where it posts to; the page itself unless given. */
  action?: string;
  /** Set for forms with files. */
  encType?: "multipart/form-data";
  /**
   * What happens to unsaved changes: `leave` asks before the page is left and puts them back after a session that
   * ended; `draft`, for long forms, also says when they were kept; `none` is for sign-ins and their like.
   */
  guard?: "leave" | "draft" | "none";
  className?: string;
  children: ReactNode;
};

/**
 * The frame of every form that changes something: summary of errors, check on change and on blur, lock against a
 * second sending, Ctrl or ⌘ with Enter to send, care for what is not saved yet.
 */
export function AppForm<Values extends Record<string, unknown>>(props: AppFormProps<Values>) {
  const { form, labels, action, encType, guard = "leave", className, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { state, onSubmit } = useSending(form.onSubmit);
  useFieldChecks(element, form);
  const kept = useFormKeeping({ element, form, active: guard !== "none", pending: state.pending });
  const asks = useAsksBeforeLeaving(form.id, kept.changed);
  const discard = () => {
    // Resetting passes for a sending, before which what is typed is kept.
    form.reset();
    kept.forget();
  };
  return (
    <FormStateContext value={state}>
      <FormProvider context={form.context}>
        <Form
          ref={element}
          id={form.id}
          method="post"
          action={action}
          encType={encType}
          noValidate
          onSubmit={(event) => {
            onSubmit(event);
            if (!event.defaultPrevented) kept.send();
          }}
          onKeyDown={sendOnCtrlEnter}
          aria-busy={state.pending || undefined}
          data-slot="app-form"
          className={cn("space-y-5", className)}
        >
          <FormKey />
          {kept.restoredAt === null ? null : <RestoredNote at={kept.restoredAt} onDiscard={discard} />}
          <ErrorSummary
            errors={form.allErrors}
            form={form.id}
            labels={labels}
            shown={state.attempt > 0 || form.status === "error"}
          />
          {children}
          {guard === "draft" ? <SavedNote at={kept.savedAt} /> : null}
        </Form>
        {asks ? (
          <LeaveQuestion sending={kept.sending} refused={form.status === "error"} onLeave={kept.forget} />
        ) : null}
      </FormProvider>
    </FormStateContext>
  );
}

/** Sends the form with the button that Enter would use, also from a field of several lines. */
function sendOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button[type=submit]")];
  // Buttons that add and take away rows are submit buttons as well.
  event.currentTarget.requestSubmit(buttons.find(({ formNoValidate }) => !formNoValidate));
}
