/** The backend cannot start, for a reason that the user can mend; `message` is one clear line for the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Another process has the data folder open. */
export class FolderInUseError extends StartError {}
