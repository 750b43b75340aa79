import { Mail } from "lucide";
import { TripIcon } from "#app/components/journey/trip-icons.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { telHref } from "#app/domain/contact-links.ts";

type ContactLinksProps = { of: { phone: string; email: string }; call: string; write: string };

/** The ways to whom a reader can ask, each with its words. */
export function ContactLinks({ of: { phone, email }, call, write }: ContactLinksProps) {
  return (
    <>
      <a href={telHref(phone)} className="contact-link">
        <TripIcon name="phone" />
        <span>{call}</span>
      </a>
      <a href={`mailto:${email}`} className="contact-link">
        <Icon of={Mail} className="size-5 shrink-0 text-primary-text" />
        <span className="min-w-0">{write}</span>
      </a>
    </>
  );
}
