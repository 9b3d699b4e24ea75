import { useState } from 'react';
import type { FaceView } from '../../../core/lock/faces.ts';
import { lockText } from '../text/lock.ts';
import type { ChangeWords } from './faceProps.ts';
import { wordsOf } from './wordsOf.ts';

/** The announcement of the last change, and the function by which a face reports one. */
export function useChangeWords(
  view: FaceView,
  entered: string,
): readonly [string, (entered: string, change: ChangeWords | undefined) => void] {
  const [last, setLast] = useState({ entered, words: '' });
  // A change that did not come from the face was not reported.
  const words = last.entered === entered ? last.words : '';
  return [
    wordsOf(view, entered) || words,
    (changed, change) => setLast({ entered: changed, words: toTell(view, changed, change) }),
  ];
}

/**
 * The announcement, unless the focused control reads it out itself. A text field also reads out what is
 * deleted.
 */
function toTell({ type }: FaceView, changed: string, change: ChangeWords | undefined): string {
  if (change) return isReadAnyway(change) ? '' : change.words;
  return changed === '' && type !== 'text' ? lockText.nothingLeft : '';
}

/** Whether the focused control reads out its own new value; announcing it too would say it twice. */
function isReadAnyway({ by }: ChangeWords): boolean {
  return by !== undefined && document.activeElement?.getAttribute('aria-label') === by;
}
