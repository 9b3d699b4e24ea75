import { CALL_ERROR_STATUS, type CallErrorCode } from '../../../core/calls/callError.ts';

/** A call that fails for a reason the caller may know. Everything else that is thrown is answered as `internal`. */
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

/** SPEC §5: also for a room that is not the caller's or not published, so that the answers tell nothing apart. */
export function roomNotFound(id: string): HttpError {
  return new HttpError('notFound', `Room with id ${id} not found`);
}
