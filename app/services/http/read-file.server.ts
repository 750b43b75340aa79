import type { FileAnswer } from "./call-types.ts";
import { fileNameFrom, nameWithType, typeOfName } from "./file-name.ts";
import { openFile } from "./file-stream.server.ts";
import { ApiProblem } from "./problems.server.ts";
import type { Answer } from "./ways.ts";

export type ReadingFile = {
  /** As the contract declares it. */
  type: string;
  method: string;
  path: string;
  requestId: string;
  /** How long a download may give nothing, in milliseconds. */
  idleMs: number;
};

/**
 * A download with its name, its body not read yet; the server's type counts unless it is the HTML that PHP says by
 * default, and then that of the name. Throws a contract problem for what is no file of the declared type, such as a page that says what went wrong.
 */
export async function readFile(response: Answer, file: ReadingFile): Promise<FileAnswer> {
  const { method, path, requestId, idleMs } = file;
  const sentType = response.headers.get("Content-Type");
  const isDefault = sentType === null || /^text\/html\b/i.test(sentType);
  const stream = await openFile(response.body, file.type, idleMs);
  if (!stream) {
    const call = `${method} ${path}`;
    const detail = `${call} answered ${String(response.status)} with ${sentType ?? "something"} that is no ${file.type}`;
    throw new ApiProblem({ kind: "contract", status: response.status, requestId, call, detail });
  }
  const named = fileNameFrom(response.headers.get("Content-Disposition"));
  const contentType = isDefault ? (typeOfName(named) ?? file.type) : sentType;
  return {
    stream,
    fileName: named === undefined ? undefined : nameWithType(named, contentType),
    contentType,
    contentLength: lengthOf(response.headers),
    headers: response.headers,
  };
}

/** Bytes of the body as it is read: of one that was packed for the way only the packed length is told. */
function lengthOf(headers: Answer["headers"]): number | undefined {
  const packing = headers.get("Content-Encoding")?.trim().toLowerCase() ?? "";
  const length = headers.get("Content-Length");
  if (!["", "identity"].includes(packing) || length === null) return undefined;
  return /^\d+$/.test(length) ? Number(length) : undefined;
}
