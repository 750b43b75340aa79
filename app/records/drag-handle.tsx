import { GripVertical } from "lucide";
import { Icon } from "#app/components/ui/icon.tsx";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { cn } from "#app/lib/cn.ts";

/**
 * What a row is dragged by. Its room is kept before the page comes alive, so that no button beside it moves under a
 * finger; without JavaScript the room stays empty.
 */
export function DragHandle({ title }: { title: string }) {
  const hydrated = useHydrated();
  return (
    <span
      draggable={hydrated}
      title={title}
      aria-hidden="true"
      className={cn(
        "grid size-7 cursor-grab place-items-center text-muted-foreground active:cursor-grabbing max-md:hidden",
        !hydrated && "invisible",
      )}
    >
      <Icon of={GripVertical} className="size-4" />
    </span>
  );
}
