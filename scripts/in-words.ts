const explained = new Set([
  "BackupError",
  "EnvironmentError",
  "DataFolderLockedError",
  "DataFolderDamagedError",
  "DataFolderVersionError",
  "DatabaseRolesError",
  "DatabaseStateError",
  "DatabaseUserError",
  "DatabaseUnavailableError",
]);

/** Runs a command; what was foreseen ends it with its words, anything else with a stack, both with 1. */
export async function inWords(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error && explained.has(error.name) ? error.message : error);
    process.exitCode = 1;
  }
}
