import { readFileSync } from "node:fs";
import { projectPath } from "#api/disk/project-folder.ts";

const file = ["api", "modules", "people", "access", "common-passwords.txt"];

/** Beside the list, what people here try: lower case, four characters and more, without digits at the ends. */
const ours = [
  ...["qwertz", "qwertzuiop", "azertyuiop", "changeme", "changemenow", "mypassword", "newpassword"],
  ...["passwort", "meinpasswort", "schatz", "sommer", "winter", "hallo", "bayernmunich", "administrateur"],
  ...["contrasena", "teamo", "administrador", "motdepasse", "bonjour", "doudou", "ciaociao", "amoremio"],
  ...["forzamilan", "newzealand", "aotearoa", "australia", "queenstown", "travelagent", "travel", "holiday"],
  ...["holidays", "agent", "booking", "itinerary", "reisebuero", "reiseburo", "voyage", "viaggio", "viaje"],
];

let known: ReadonlySet<string> | undefined;

/**
 * Whether people use this as a password so often that guessing programs try it first: one of some 49 000, in lower case.
 * The list is read when it is first asked for, so that no start waits for it.
 */
export function isCommonPassword(word: string): boolean {
  known ??= new Set([
    ...readFileSync(projectPath(...file), "utf8")
      .split("\n")
      .slice(1),
    ...ours,
  ]);
  return word !== "" && known.has(word);
}
