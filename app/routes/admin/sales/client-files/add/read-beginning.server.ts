import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { ApiProblem } from "#app/services/http/problems.server.ts";
import { newFileService } from "#app/services/new-files.server.ts";
import type { FileBeginning, NewFileChoices } from "#contract/sales/client-files/create.ts";

/** For whom a file is to be made and what it is to begin with, as the address says. */
export type Asked = { agency: string; begin: FileBeginning; copy: string };

export function readBeginning({ searchParams: params }: URL): Asked {
  const copy = params.get("copy") ?? "";
  const begin = copy ? "copy" : params.get("begin") === "package" ? "package" : "empty";
  return { agency: params.get("agency") ?? "", begin, copy };
}

const uid = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** What can be chosen next; null before an agency is chosen, and where the one that was is none of ours. */
export async function readChoices(
  url: URL,
  { agency, copy }: Asked,
  context: Readonly<RouterContextProvider>,
): Promise<NewFileChoices | null> {
  const isAsked = uid.test(agency) || (copy !== "" && !url.searchParams.has("agency"));
  if (!isAsked) return null;
  try {
    return await newFileService(context.get(apiContext)).choices({
      ...(agency && { agency }),
      ...(copy && { copy }),
    });
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404 && copy === "") return null;
    throw error;
  }
}
