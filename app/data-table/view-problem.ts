/** A view or an arrangement of a list that was not kept: why, and what was typed. */
export type ViewProblem = { text: string; name: string; shared: boolean };

/** The answer of an action that could not keep it. */
export type NotKept = { viewProblem: ViewProblem };

/** What the action of a list answered, parted into what was not kept of the list and the answer to all other forms. */
export function partAnswer<Answer extends object>(answer: Answer | NotKept | null | undefined) {
  if (!answer) return { problem: undefined, other: undefined };
  return "viewProblem" in answer
    ? { problem: answer.viewProblem, other: undefined }
    : { problem: undefined, other: answer };
}
