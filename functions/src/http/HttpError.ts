import { CALL_ERROR_STATUS, type CallErrorCode } from '../../../core/calls/callError.ts';

/** A failure whose reason the caller may know. Everything else that is thrown becomes `internal`. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: CallErrorCode;
  constructor(code: CallErrorCode, message: string) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return CALL_ERROR_STATUS[this.code];
  }
}

/**
 * Returns the error of SPEC §5. It is the same for a room that is another's and for one that is not published, so that
 * the answer reveals nothing.
 */
export function roomNotFound(id: string): HttpError {
  return new HttpError('notFound', `Room with id ${id} not found`);
}
