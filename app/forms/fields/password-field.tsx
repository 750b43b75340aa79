import { Eye, EyeOff } from "lucide";
import { useState } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AppField } from "#app/forms/fields/field.ts";
import { FieldFrame, fieldProps } from "#app/forms/fields/field-frame.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { useHydrated } from "#app/lib/use-hydrated.ts";

type PasswordFieldProps = {
  field: AppField;
  label: string;
  hint?: string;
  disabled?: boolean;
  autoComplete: "current-password" | "new-password";
};

/** A password. It can be looked at, pasted and filled in by a manager; a refused form never sends it back. */
export function PasswordField({ field, label, hint, disabled, autoComplete }: PasswordFieldProps) {
  const { t } = useTranslation("kit");
  const hydrated = useHydrated();
  const [visible, setVisible] = useState(false);
  const icon = visible ? EyeOff : Eye;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <div className="relative">
        <Input
          key={field.key}
          {...fieldProps(field, hint)}
          type={visible ? "text" : "password"}
          autoComplete={autoComplete}
          disabled={disabled}
          autoCapitalize="none"
          spellCheck={false}
          className="pe-10"
        />
        {hydrated && !disabled ? (
          <button
            type="button"
            aria-label={visible ? t("form.hidePassword") : t("form.showPassword")}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
            className="absolute end-1 top-1 grid size-7 cursor-pointer place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground"
          >
            <Icon of={icon} className="size-4" />
          </button>
        ) : null}
      </div>
    </FieldFrame>
  );
}
