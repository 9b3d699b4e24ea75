import { BackendError, type BackendErrorCode } from '../ports/BackendError.ts';

/** The code of a failure; other errors are `unknown`. */
export function failureCode(error: unknown): BackendErrorCode {
  return error instanceof BackendError ? error.code : 'unknown';
}

/** The code and message of a failure; the message may be empty. */
export function failureOf(error: unknown): { code: BackendErrorCode; message: string } {
  return { code: failureCode(error), message: error instanceof BackendError ? error.message : '' };
}
