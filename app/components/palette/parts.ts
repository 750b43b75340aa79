/* What is fetched only when somebody opens it. */
export { KeyHelp } from "#app/components/palette/key-help.tsx";
export { Palette } from "#app/components/palette/palette.tsx";
