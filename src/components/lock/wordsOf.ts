import { placeOfPin } from '../../../core/lock/faces/pattern.ts';
import type { FaceView } from '../../../core/lock/faces.ts';
import { isSign } from '../../../core/lock/signs.ts';
import { lockText } from '../../text/lock.ts';
import { signName } from '../../text/signName.ts';
import { stepsIn } from './steps.ts';

/** What was pressed one after the other, for ears. Controls that hold what they are set to say it themselves. */
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
      return stepsIn(entered)
        .map((pin) => placeOfPin(view, Number(pin)))
        .map(({ row, column }) => lockText.pin(row, column))
        .join('; ');
    default:
      return '';
  }
}
