import { createContext } from "react";
import type { ThemeName } from "#app/lib/theme-choice.ts";

/** The display mode that the server knows of; `auto` where nothing is known. */
export const PageTheme = createContext<ThemeName>("auto");
