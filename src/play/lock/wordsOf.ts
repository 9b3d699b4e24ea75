import { placeOfPin } from '../../../core/lock/faces/pattern.ts';
import type { FaceView } from '../../../core/lock/faces.ts';
import type { FaceOf } from '../../../core/lock/model.ts';
import { isSign } from '../../../core/lock/signs/signs.ts';
import { lockText } from '../text/lock.ts';
import { signName } from '../text/signName.ts';
import { stepsIn } from './steps.ts';

/**
 * The spoken form of an entry made press by press; of a thread only its end. Controls that show their own
 * value say it themselves.
 */
export function wordsOf(view: FaceView, entered: string): string {
  switch (view.type) {
    case 'digits':
      return [...entered].join(' ');
    case 'colours':
    case 'directions':
    case 'symbols':
    case 'melody':
      return stepsIn(entered)
        .filter(isSign)
        .map((sign) => signName(sign))
        .join(', ');
    case 'pattern':
      return lastPin(view, stepsIn(entered));
    default:
      return '';
  }
}

/** Only the last pin, since sixteen would be too many to hear again each time. */
function lastPin(view: FaceOf<'pattern'>, pins: readonly string[]): string {
  const last = pins.at(-1);
  if (last === undefined) return '';
  const { row, column } = placeOfPin(view, Number(last));
  return lockText.pinAt(row, column, pins.length);
}
