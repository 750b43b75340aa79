/** Where the file of a change lies. Changes that run side by side find the folder missing, or just made by another. */
export function uploadOf(change: number): string {
  return `cut/${Math.floor(change / 3)}/${change}`;
}
