import { failureCode } from '../store/failure.ts';
import { appText } from '../text/app.ts';

/** Words for a failure of the backend, fit to be shown. */
export function failureText(error: unknown): string {
  return appText.failures[failureCode(error)];
}
