import { createContext, useContext } from "react";

/** What the parts of a form know about the form around them. */
export type FormState = {
  /** True from the click until the answer is there. */
  pending: boolean;
  /** `name=value` of the button that was used, where it has a name. */
  sentWith: string | null;
  /** Grows with every attempt to send and with every answer, so that the summary takes the focus each time. */
  attempt: number;
};

export const FormStateContext = createContext<FormState>({ pending: false, sentWith: null, attempt: 0 });

export function useFormState(): FormState {
  return useContext(FormStateContext);
}
