import { ShieldCheck, ShieldOff } from "lucide";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { SettingsSection } from "#app/components/portal/settings-section.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonVariants } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLocale } from "#app/components/use-locale.ts";
import { formatInstantDay } from "#app/domain/dates.ts";
import { useProfilePath } from "#app/routes/account/profile-frame.tsx";
import type { Profile } from "#contract/people/profile.ts";

type Summary = { state: Profile["two_factor"]; timeZone: string };

/** Whether a second factor is asked for at sign-in, and the way to change that. */
export function TwoFactorSummary({ state, timeZone }: Summary) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const path = useProfilePath();
  const { enabled, since, recovery_codes_left: left } = state;
  return (
    <SettingsSection title={t("twoFactor.title")} text={t("twoFactor.text")}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 space-y-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={enabled ? "green" : "neutral"}>
              {enabled ? <Icon of={ShieldCheck} /> : <Icon of={ShieldOff} />}
              {enabled ? t("twoFactor.on") : t("twoFactor.off")}
            </Badge>
            {since ? (
              <span className="text-muted-foreground">
                {t("twoFactor.since", { day: formatInstantDay(since, timeZone, locale) })}
              </span>
            ) : null}
          </p>
          {enabled ? (
            <p className="text-muted-foreground">{t("twoFactor.codesLeft", { count: left })}</p>
          ) : null}
        </div>
        <Link to={`${path}/security/two-factor`} className={buttonVariants()}>
          {enabled ? t("twoFactor.change") : t("twoFactor.begin")}
        </Link>
      </div>
    </SettingsSection>
  );
}
