/** Puts a value into an input as if it had been typed: drafts, checks and counters hear of it. */
export function changeByHand(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (input.value === value) return;
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
