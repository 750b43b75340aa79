/**
 * The file name of a Content-Disposition header, made safe to save: `filename*` (RFC 5987) before
 * `filename`. Undefined if the header names none.
 */
export function fileNameFrom(header: string | null): string | undefined {
  if (!header) return undefined;
  const name = extendedName(header) ?? plainName(header);
  const safe = name === undefined ? "" : safeName(name);
  return safe === "" ? undefined : safe;
}

function extendedName(header: string): string | undefined {
  const [, charset = "", encoded = ""] = /;\s*filename\*\s*=\s*([\w-]+)'[\w-]*'([^\s;]+)/i.exec(header) ?? [];
  if (/^iso-8859-1$/i.test(charset)) {
    return encoded.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
  if (!/^utf-8$/i.test(charset)) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Ill-formed percent signs: the plain name still serves.
    return undefined;
  }
}

function plainName(header: string): string | undefined {
  const quoted = /;\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1];
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, "$1");
  return /;\s*filename\s*=\s*([^\s;"]+)/i.exec(header)?.[1];
}

const extensions: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "text/calendar": "ics",
  "text/csv": "csv",
  "text/plain": "txt",
};

/** The name with the ending of its type, where it has no ending. A type that is not known gives none. */
export function nameWithType(name: string, contentType: string): string {
  const extension = extensions[contentType.split(";")[0]?.trim().toLowerCase() ?? ""];
  return extension === undefined || /\.[a-z0-9]{1,10}$/i.test(name) ? name : `${name}.${extension}`;
}

/** The type that the ending of a name stands for, as far as it is known. */
export function typeOfName(name: string | undefined): string | undefined {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(name ?? "")?.[1]?.toLowerCase();
  return Object.keys(extensions).find((type) => extensions[type] === ending);
}

/** Longest name most file systems take, in characters, with room for a number the browser adds. */
const longest = 200;

/** Control and direction marks go, separators and reserved characters become a dash. */
function safeName(name: string): string {
  const cleaned = name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "")
    .replace(/[/\\:*?"<>|]/g, "-")
    .trim()
    .replace(/^\.+/, "")
    .replace(/[. ]+$/, "");
  const letters = [...cleaned];
  if (letters.length <= longest) return cleaned;
  const extension = /\.[^.]{1,10}$/.exec(cleaned)?.[0] ?? "";
  return letters.slice(0, longest - extension.length).join("") + extension;
}
