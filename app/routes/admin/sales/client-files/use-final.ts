import { useState } from "react";
import type { FileStatus } from "#contract/primitives.ts";

/**
 * Whether what clients read of a booking is final, and whether its form stays all the same: it was sent or open when
 * somebody finalised the booking, and what was typed must not get lost.
 */
export function useFinal({ status }: { status: FileStatus }, isSent: boolean) {
  const final = status === "Finalised";
  const [isBegun] = useState(!final);
  return { final, typed: final && (isBegun || isSent) };
}
