import { FormProvider, type FormMetadata } from "@conform-to/react";
import { useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { FormStateContext } from "#app/forms/form-state.ts";
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
  useCheckOnChange(element, form);
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
          <ErrorSummary errors={form.allErrors} labels={labels} shown={form.status === "error"} />
          {children}
        </Form>
      </FormProvider>
    </FormStateContext>
  );
}

/** Knows whether this form is on its way, and refuses to send it a second time. */
function useSending(check: (event: FormEvent<HTMLFormElement>) => void) {
  const navigation = useNavigation();
  const idle = navigation.state === "idle";
  const [sent, setSent] = useState(false);
  const [sentWith, setSentWith] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (idle) setSent(false);
  }, [idle]);

  const pending = sent && !idle;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (pending) {
      event.preventDefault();
      return;
    }
    setAttempt((count) => count + 1);
    check(event);
    if (event.defaultPrevented) return;
    setSent(true);
    setSentWith(buttonOf(event.nativeEvent));
  };
  const state = useMemo(() => ({ pending, sentWith, attempt }), [pending, sentWith, attempt]);
  return { state, onSubmit };
}

function buttonOf(event: Event): string | null {
  const button = event instanceof SubmitEvent ? event.submitter : null;
  return button instanceof HTMLButtonElement && button.name ? `${button.name}=${button.value}` : null;
}

/**
 * Checks a field when the browser reports a change: at once for choices, on leaving for typed text. React's own
 * `onChange` would fire with every key, which the specification rules out.
 */
function useCheckOnChange<Values extends Record<string, unknown>>(
  element: { current: HTMLFormElement | null },
  form: FormMetadata<Values>,
) {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const onChange = ({ target }: Event) => {
      const named = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      // The name belongs to a field of this form; conform's type for it cannot be had from the document.
      if (named && target.name) latest.current.validate({ name: target.name });
    };
    node.addEventListener("change", onChange);
    return () => node.removeEventListener("change", onChange);
  }, [element]);
}
