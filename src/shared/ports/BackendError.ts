export type BackendErrorCode =
  | 'offline'
  | 'unauthenticated'
  | 'permissionDenied'
  | 'notFound'
  /** Someone (another tab or device) saved in between. */
  | 'conflict'
  /** An admin has taken the room offline, and its plays end. */
  | 'roomHidden'
  | 'planLimit'
  /** As much is kept as an account may have. */
  | 'quotaReached'
  | 'emailTaken'
  | 'badCredentials'
  | 'weakPassword'
  | 'badEmail'
  /** A mailed link is older than its hour. */
  | 'linkExpired'
  /** A mailed link was used, replaced by what happened since, or is not whole. */
  | 'linkUsed'
  | 'tooManyRequests'
  /** The disk or the quota behind the server is used up: nothing can be saved, all can be read. */
  | 'serverFull'
  /** Stored by a newer version of the app than this one. */
  | 'newerVersion'
  /** Stored, but nothing that this app could make sense of. */
  | 'unreadable'
  | 'refused'
  | 'unknown';

/** Every failure that crosses a port. Screens tell it by `code`; `message` is for the log. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;
  /** What the server itself said, null where it said nothing. */
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
