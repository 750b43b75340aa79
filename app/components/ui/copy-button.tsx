import { Check, Copy } from "lucide";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** Copies a text. Absent without JavaScript, where it could do nothing. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const [copied, setCopied] = useState(false);
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Refused, for example outside of https: the text beside the button can still be selected by hand.
      (error: unknown) => console.warn("The browser refused to copy.", error),
    );
  };
  return (
    <Button variant="ghost" size="sm" onClick={copy} onBlur={() => setCopied(false)}>
      {copied ? <Icon of={Check} /> : <Icon of={Copy} />}
      <span aria-live="polite">{copied ? done : label}</span>
    </Button>
  );
}
