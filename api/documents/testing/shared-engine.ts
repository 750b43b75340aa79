import { projectPath } from "#api/disk/project-folder.ts";
import { loadEngineFiles, type EngineFiles } from "#api/documents/engine/engine-files.ts";

let files: Promise<EngineFiles> | undefined;

/** The files of the product, with a typesetter that all tests of a worker share: to compile it takes seconds. */
export function sharedEngineFiles(): Promise<EngineFiles> {
  files ??= loadEngineFiles(projectPath("api", "documents"));
  return files;
}
