import { Laptop, Smartphone } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { SettingsSection } from "#app/components/portal/settings-section.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstant } from "#app/domain/dates.ts";
import type { OwnSession } from "#contract/people/profile.ts";

const phones = ["iPhone", "iPad", "Android"];

type SessionListProps = { sessions: readonly OwnSession[]; timeZone: string };

/** Where the account is signed in; each of the other places can be signed out. */
export function SessionList({ sessions, timeZone }: SessionListProps) {
  const { t } = useTranslation("profile");
  return (
    <SettingsSection title={t("sessions.title")} text={t("sessions.text")}>
      <Form method="post" className="-my-3">
        <ul className="divide-y divide-border">
          {sessions.map((session) => (
            <SessionRow key={session.uid} session={session} timeZone={timeZone} />
          ))}
        </ul>
        {sessions.length > 1 ? (
          <Button type="submit" name="intent" value="end-others" className="mt-3 mb-3">
            {t("sessions.endOthers")}
          </Button>
        ) : null}
      </Form>
    </SettingsSection>
  );
}

function SessionRow({ session, timeZone }: { session: OwnSession; timeZone: string }) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const device = useDevice(session);
  const icon = phones.includes(session.system ?? "") ? Smartphone : Laptop;
  const when = formatInstant(session.last_used_at, timeZone, locale);
  const facts = [
    session.current ? null : t("sessions.lastUsed", { when }),
    session.address ? t("sessions.address", { address: session.address }) : null,
    session.remembered ? t("sessions.remembered") : null,
  ].filter((fact) => fact !== null);
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon of={icon} className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device}
          {session.current ? <Badge tone="green">{t("sessions.current")}</Badge> : null}
        </p>
        <p className="text-pretty text-muted-foreground">{facts.join(" · ")}</p>
      </div>
      {session.current ? null : (
        <Button
          type="submit"
          name="intent"
          value={`end:${session.uid}`}
          size="sm"
          aria-label={t("sessions.endOne", { device, when })}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}

/** Browser and system in words, as far as they are known. */
function useDevice({ browser, system }: OwnSession): string {
  const { t } = useTranslation("profile");
  if (browser && system) return t("sessions.device", { browser, system });
  return browser ?? system ?? t("sessions.unknown");
}
