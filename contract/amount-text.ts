/**
 * Cents of an amount as people write it, in any of our notations (`1,234.50`, `1.234,50`, `1 234,5`, `1'234.50`, `-12`);
 * null when it is none or has more than two decimals. The last point or comma with one or two digits behind it is the
 * decimal sign, one with three behind it groups thousands.
 */
export function centsOfText(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, "");
  const parts = /^(-?)(\d{1,3}(?:([.,])\d{3}(?:\3\d{3}){0,3})?|\d{1,12})(?:([.,])(\d{1,2}))?$/.exec(compact);
  if (!parts || (parts[3] !== undefined && parts[3] === parts[4])) return null;
  const [, sign = "", whole = "", , , decimals = ""] = parts;
  const cents = Number(whole.replace(/[.,]/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  return sign === "-" && cents !== 0 ? -cents : cents;
}
