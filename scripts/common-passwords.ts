import { writeFileSync } from "node:fs";
import { commonPasswordsFile, commonPasswordsText } from "#scripts/common-passwords-text.ts";

// Makes the list of common passwords anew, of the package that keeps it. Run it after that was updated, and commit what
// comes out.
writeFileSync(commonPasswordsFile, commonPasswordsText());
