import { BackendError, type BackendErrorCode } from '../ports/BackendError.ts';

/** What went wrong, for a screen to put into words; an error from elsewhere counts as `unknown`. */
export function failureCode(error: unknown): BackendErrorCode {
  return error instanceof BackendError ? error.code : 'unknown';
}

/** The same with the words that came along, empty where there were none. */
export function failureOf(error: unknown): { code: BackendErrorCode; message: string } {
  return { code: failureCode(error), message: error instanceof BackendError ? error.message : '' };
}
