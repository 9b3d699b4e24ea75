import { failureCode } from '../store/failure.ts';
import { appText } from '../text/app.ts';

/** The text for a failure of the backend. */
export function failureText(error: unknown): string {
  return appText.failures[failureCode(error)];
}
