import { FormProvider, type FormMetadata } from "@conform-to/react";
import { useRef, type ReactNode } from "react";
import { Form } from "react-router";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { FormStateContext } from "#app/forms/form-state.ts";
import { useFieldChecks } from "#app/forms/use-field-checks.ts";
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
  className?: string;
  children: ReactNode;
};

/**
 * The frame of every form that changes something: summary of errors, check on change and on blur, lock against a
 * second sending.
 */
export function AppForm<Values extends Record<string, unknown>>(props: AppFormProps<Values>) {
  const { form, labels, action, encType, className, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { state, onSubmit } = useSending(form.onSubmit);
  useFieldChecks(element, form);
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
          onSubmit={onSubmit}
          aria-busy={state.pending || undefined}
          data-slot="app-form"
          className={cn("space-y-5", className)}
        >
          <ErrorSummary
            errors={form.allErrors}
            labels={labels}
            shown={state.attempt > 0 || form.status === "error"}
          />
          {children}
        </Form>
      </FormProvider>
    </FormStateContext>
  );
}
