import type { DatabaseFaultType } from './store/DatabaseFault.ts';

/** The backend cannot start, for a reason that the user can mend; `message` is one clear line for the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Another process has the data folder open. */
export class FolderInUseError extends StartError {}

/** The data folder must not be opened as it is. */
export class DataFolderFault extends StartError {
  readonly type: DatabaseFaultType;

  constructor(type: DatabaseFaultType, message: string, options?: ErrorOptions) {
    super(message, options);
    this.type = type;
  }
}
