import { BackendError, type BackendErrorCode } from './ports/BackendError.ts';

/** What went wrong, for a screen to put into words; an error from elsewhere counts as `unknown`. */
export function failureCode(error: unknown): BackendErrorCode {
  return error instanceof BackendError ? error.code : 'unknown';
}
