import { data } from "react-router";
import { formLimitsOf, type FormLimits } from "#app/forms/form-limits.server.ts";

const maxRows = 1000;

/**
 * How forms name their type, and nothing more: what two readers could understand in two ways would be counted by one
 * boundary and taken apart by another.
 */
const plainForm = /^application\/x-www-form-urlencoded(?: *; *charset="?[\w-]+"?)?$/i;
const formOfParts =
  /^multipart\/form-data(?: *; *charset=[\w-]+)? *; *boundary=(?:"([\w'()+./:=?-]+)"|([\w'+.-]+))(?: *; *charset=[\w-]+)?$/i;

/**
 * The fields that were posted. A body that is no form is the sender's mistake, not ours: 400. So is a row with a
 * number beyond all reason, which would make a list as long as that. A form with more bytes or fields than its
 * address takes is refused with 413 before it is taken apart.
 */
export async function readForm(request: Request): Promise<FormData> {
  const limits = formLimitsOf(new URL(request.url).pathname);
  const body = await readBody(request, limits.bytes);
  const type = request.headers.get("Content-Type") ?? "";
  const between = separatorOf(type);
  if (between === null) throw data(null, { status: 400 });
  if (fieldsIn(body, between, limits) > limits.fields) throw tooLarge();
  const formData = await new Response(body, { headers: { "Content-Type": type } })
    .formData()
    .catch(() => null);
  if (!formData || [...formData.keys()].some(namesTooManyRows)) throw data(null, { status: 400 });
  return formData;
}

const tooLarge = () => data(null, { status: 413 });

/** The body, read only as far as it may go. */
async function readBody({ body, headers }: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get("Content-Length")) > most) throw tooLarge();
  const pieces: Uint8Array[] = [];
  let length = 0;
  if (body) {
    for await (const piece of body) {
      length += piece.byteLength;
      if (length > most) throw tooLarge();
      pieces.push(piece);
    }
  }
  return Buffer.concat(pieces, length);
}

/** What stands between the fields of a form of that type; null where it is none. */
function separatorOf(type: string): string | null {
  if (plainForm.test(type)) return "&";
  const [, quoted, plain] = formOfParts.exec(type) ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? null : `--${boundary}`;
}

/** The fields that a body holds, told by what stands between them; counted no further than beyond the limit. */
function fieldsIn(body: Uint8Array<ArrayBuffer>, between: string, { fields }: FormLimits): number {
  if (between === "&") return countOf(between, body, fields) + 1;
  // One stands at the end as well.
  return countOf(between, body, fields + 2) - 1;
}

/** How often a mark stands in the bytes, as far as up to the limit. */
function countOf(mark: string, { buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>, limit: number) {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  let count = 0;
  for (let at = bytes.indexOf(mark); at >= 0 && count < limit; at = bytes.indexOf(mark, at + mark.length))
    count += 1;
  return count;
}

function namesTooManyRows(name: string): boolean {
  return [...name.matchAll(/\[(\d+)\]/g)].some(([, number]) => Number(number) >= maxRows);
}
