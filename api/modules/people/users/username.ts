/** Letters, digits, dots and dashes of a text, without marks: `Ānī O'Neill` is `ani.oneill`. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/\s+/g, ".")
    .replaceAll(/[^a-z0-9.-]/g, "")
    .replaceAll(/[.-]{2,}/g, ".")
    .replaceAll(/^[.-]+|[.-]+$/g, "");
}

/** Usernames to try for somebody new, the best first: `mia.silberfarn`, `mia.silberfarn2` … */
export function usernameCandidates(email: string, organisation: string): string[] {
  const person = plain(email.split("@")[0] ?? "").slice(0, 40) || "user";
  const company = plain(organisation.trim().split(/\s+/)[0] ?? "").slice(0, 30);
  const base = company ? `${person}.${company}` : person;
  return Array.from({ length: 50 }, (_, index) => (index === 0 ? base : `${base}${index + 1}`));
}
