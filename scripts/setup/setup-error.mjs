/** A failure with a cause the reader can do something about: the message is shown without a stack. */
export class SetupError extends Error {
  expected = true;
}

/** The sentence for what the file system refused, or undefined when it was something else. */
export function fileSystemRefusal(text, folder) {
  if (/ENOSPC|no space left/i.test(text)) {
    return `There is no space left on the disk that holds ${folder}. About 1 GB is needed; free some and start again.`;
  }
  if (/EROFS|read-only file system/i.test(text)) {
    return `The folder ${folder} is on a read-only file system. Waymark writes node_modules, build and .tmp there: copy it to a writable place and start again.`;
  }
  if (/EACCES|EPERM|permission denied/i.test(text)) {
    return `This user may not write to ${folder}. Waymark writes node_modules, build and .tmp there: change the folder's owner or start as the user who owns it.`;
  }
  return undefined;
}
