import { data } from "react-router";
import { formLimitsOf, type FormLimits } from "#app/forms/form-limits.server.ts";

const maxRows = 1000;

/**
 * The fields that were posted. A body that is no form is the sender's mistake, not ours: 400. So is a row with a
 * number beyond all reason, which would make a list as long as that. A form with more bytes or fields than its
 * address takes is refused with 413 before it is taken apart.
 */
export async function readForm(request: Request): Promise<FormData> {
  const limits = formLimitsOf(new URL(request.url).pathname);
  const body = await readBody(request, limits.bytes);
  const type = request.headers.get("Content-Type") ?? "";
  if (fieldsIn(body, type, limits) > limits.fields) throw tooLarge();
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

/** The fields that a body holds, told by what stands between them; counted no further than beyond the limit. */
function fieldsIn(body: Uint8Array<ArrayBuffer>, type: string, { fields }: FormLimits): number {
  if (!type.startsWith("multipart/")) return countOf("&", body, fields) + 1;
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  // One stands at the end as well.
  return countOf(`--${boundary?.[1] ?? boundary?.[2] ?? ""}`, body, fields + 2) - 1;
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
