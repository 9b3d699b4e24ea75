import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { togetherText } from '../text/together.ts';

/** Why there is no seat, and what to do. */
export function failedText(code: BackendErrorCode): string {
  const { failed } = togetherText;
  switch (code) {
    case 'notFound':
    case 'roomHidden':
    case 'conflict':
    case 'tooManyRequests':
    case 'offline':
      return failed[code];
    default:
      return failed.unknown;
  }
}
