import { useCallback, useRef, useState } from "react";
import { href } from "react-router";
import { askBesides } from "#app/services/http/ask-besides.ts";
import type { BulkChoices } from "#app/routes/admin/sales/client-files/bulk.server.ts";

/**
 * What the bulk bar offers to choose from, asked for when a row is ticked, which most who open the list never do. What
 * does not arrive is left out, and asked for again with the next tick: a verb that is pressed without it asks by itself.
 */
export function useBulkChoices() {
  const [choices, setChoices] = useState<BulkChoices | null>(null);
  const isAsked = useRef(false);
  const onTicked = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void askBesides<BulkChoices>(href("/admin/client-files/bulk-choices")).then((found) => {
      if (found) setChoices(found);
      isAsked.current = found !== null;
    });
  }, []);
  return { choices, onTicked };
}
