export type BackendErrorCode =
  | 'offline'
  | 'unauthenticated'
  | 'permissionDenied'
  | 'notFound'
  /** Someone (another tab or device) saved meanwhile. */
  | 'conflict'
  /** An admin has hidden the room, and its plays end. */
  | 'roomHidden'
  | 'planLimit'
  /** The account's storage is full. */
  | 'quotaReached'
  | 'emailTaken'
  | 'badCredentials'
  | 'weakPassword'
  | 'badEmail'
  /** A mailed link has expired after an hour. */
  | 'linkExpired'
  /** A mailed link was used, is outdated or incomplete. */
  | 'linkUsed'
  | 'tooManyRequests'
  /** The server's disk or quota is full: nothing can be saved, everything can be read. */
  | 'serverFull'
  /** Stored by a newer version of the app. */
  | 'newerVersion'
  /** The stored data is invalid. */
  | 'unreadable'
  | 'refused'
  | 'unknown';

/** Every failure that crosses a port. Screens distinguish it by `code`; `message` is for the log. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;
  /** The server's own text; null if it gave none. */
  readonly serverText: string | null;
  constructor(
    code: BackendErrorCode,
    message: string,
    { serverText = null, ...options }: ErrorOptions & { serverText?: string | null } = {},
  ) {
    super(message, options);
    this.code = code;
    this.serverText = serverText;
  }
}
