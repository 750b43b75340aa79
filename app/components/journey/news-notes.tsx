import { CircleCheck, TriangleAlert } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";

type NewsNotesProps = {
  /** What became of the last answer; left out where it was not taken. */
  news: string | null;
  /** Why an answer was not taken. */
  message: string | null;
};

/** What became of the last answer on a public page. */
export function NewsNotes({ news, message }: NewsNotesProps) {
  if (message)
    return (
      <p
        role="alert"
        className="flex items-start gap-3 rounded-md bg-status-red-soft p-4 text-status-red-foreground"
      >
        <Icon of={TriangleAlert} className="mt-0.5 size-5 shrink-0" />
        {message}
      </p>
    );
  if (!news) return null;
  return (
    <p role="status" className="flex items-start gap-3 rounded-md bg-primary-soft p-4">
      <Icon of={CircleCheck} className="mt-0.5 size-5 shrink-0 text-primary-text" />
      {news}
    </p>
  );
}
