import { createContext } from "react";

/** Collects the namespaces that a page uses while the server draws it. Null in the browser. */
export const UsedTexts = createContext<Set<string> | null>(null);
