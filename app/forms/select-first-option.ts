export type FirstOption =
  | { kind: "all" }
  | { kind: "pleaseSelect" }
  | { kind: "selectLabel"; label: string }
  | { kind: "alternate"; label: string }
  | { kind: "none" };

/** Labels longer than this are not repeated in the first option (specification section 9). */
export const longLabel = 15;

/**
 * What the first option of a select says (specification section 3): "All" with the flag, else "Please select" for
 * a long label, else "Select" with the label, else the alternate label, else "None".
 */
export function selectFirstOption(options: {
  all?: boolean;
  label?: string;
  alternate?: string;
}): FirstOption {
  if (options.all) return { kind: "all" };
  if (options.label) {
    return options.label.length > longLabel
      ? { kind: "pleaseSelect" }
      : { kind: "selectLabel", label: options.label };
  }
  return options.alternate ? { kind: "alternate", label: options.alternate } : { kind: "none" };
}
