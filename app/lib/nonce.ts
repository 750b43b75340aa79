import { createContext, useContext } from "react";

/** Nonce of this answer for our own inline scripts. Empty in the browser, where it is no longer needed. */
export const NonceContext = createContext("");

export function useNonce(): string | undefined {
  return useContext(NonceContext) || undefined;
}
