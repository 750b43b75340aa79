/** Address for dialling a printed phone number, or null when it holds too few digits to be one. */
export function phoneLink(phone: string | null): string | null {
  const digits = (phone ?? "").replace(/\(0\)/g, "").replace(/[^\d+]/g, "");
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}
