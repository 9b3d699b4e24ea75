import { doorFailure } from '../../rooms/join/findDoor.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { togetherText } from '../text/together.ts';

/** Returns a sentence that says why the player has no seat, and what to do. */
export function failedText(code: BackendErrorCode): string {
  return code === 'conflict' ? togetherText.failed.conflict : doorFailure(code);
}
