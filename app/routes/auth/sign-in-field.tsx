import { CircleAlert, Eye, EyeOff } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Input } from "#app/components/ui/input.tsx";
import { Label } from "#app/components/ui/label.tsx";
import { fieldAnchor } from "#app/forms/field-anchor.ts";
import { useMessage } from "#app/forms/use-message.ts";

type SignInFieldProps = {
  name: string;
  label: string;
  autoComplete: "username" | "current-password";
  /** What was typed before; a password never comes back. */
  value?: string;
  /** The refusal as the form's result has it. */
  refusal?: string;
};

/**
 * A field of the sign-in, which is a page without the framework's scripts: its rule and message travel as data
 * attributes to the small module of public pages.
 */
export function SignInField({ name, label, autoComplete, value, refusal }: SignInFieldProps) {
  const { t } = useTranslation("validation");
  const say = useMessage();
  const isSecret = autoComplete === "current-password";
  const id = fieldAnchor(name);
  return (
    <div data-field>
      <Label htmlFor={id} className="mb-1.5 block">
        {label}
      </Label>
      <div className="relative">
        <Input
          id={id}
          name={name}
          type={isSecret ? "password" : "text"}
          defaultValue={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          aria-required
          aria-invalid={refusal === undefined ? undefined : true}
          aria-describedby={`${id}-error`}
          data-rules={JSON.stringify([["required", 0, t("required")]])}
          className={isSecret ? "pe-10" : undefined}
        />
        {isSecret ? <RevealButton of={id} /> : null}
      </div>
      <p
        id={`${id}-error`}
        data-error
        hidden={refusal === undefined}
        className="mt-1.5 flex items-start gap-1.5 text-sm text-destructive-text"
      >
        <Icon of={CircleAlert} className="mt-0.75 size-3.5 shrink-0" />
        <span data-error-text>{refusal === undefined ? null : say(refusal)}</span>
      </p>
    </div>
  );
}

/** Shows and hides a password. Of no use without scripts, so they bring it out. */
function RevealButton({ of: id }: { of: string }) {
  const { t } = useTranslation("kit");
  return (
    <button
      type="button"
      hidden
      data-reveals={id}
      aria-label={t("form.showPassword")}
      aria-pressed="false"
      data-label-pressed={t("form.hidePassword")}
      className="group absolute end-1 top-1 grid size-7 cursor-pointer place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground"
    >
      <Icon of={Eye} className="size-4 group-aria-pressed:hidden" />
      <Icon of={EyeOff} className="hidden size-4 group-aria-pressed:block" />
    </button>
  );
}
