import { telHref } from "#app/domain/contact-links.ts";
import type { QuoteDraft } from "#contract/sales/quotes/draft.ts";

const link = "whitespace-nowrap text-primary-text hover:underline";

/** How the consultant of a quote is reached: a call, or a mail about it. */
export function ConsultantContact({ draft }: { draft: Pick<QuoteDraft, "contact" | "reference"> }) {
  const { phone, email } = draft.contact;
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-0.5">
      <a href={telHref(phone)} className={link}>
        {phone}
      </a>
      <a href={`mailto:${email}?subject=${encodeURIComponent(draft.reference)}`} className={link}>
        {email}
      </a>
    </span>
  );
}
