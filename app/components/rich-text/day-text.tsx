import { RichText } from "#app/components/rich-text/rich-text.tsx";
import { cn } from "#app/lib/cn.ts";
import { isFormatted } from "#contract/formatted.ts";

/** What a day of a trip says: formatted, or plain words in their lines. */
export function DayText({ text, className }: { text: string; className?: string }) {
  if (isFormatted(text)) return <RichText html={text} className={cn("max-w-[65ch]", className)} />;
  return <p className={cn("max-w-[65ch] whitespace-pre-line", className)}>{text}</p>;
}
