import { useState } from 'react';
import type { FaceView } from '../../../core/lock/faces.ts';
import { lockText } from '../text/lock.ts';
import type { ChangeWords } from './faceProps.ts';
import { wordsOf } from './wordsOf.ts';

/** What was entered or changed last, for ears, and how a face tells of a change. */
export function useChangeWords(
  view: FaceView,
  entered: string,
): readonly [string, (entered: string, change: ChangeWords | undefined) => void] {
  const [last, setLast] = useState({ entered, words: '' });
  // What was changed from elsewhere was not told of.
  const words = last.entered === entered ? last.words : '';
  return [
    wordsOf(view, entered) || words,
    (changed, change) => setLast({ entered: changed, words: toTell(view, changed, change) }),
  ];
}

/** In words: what the control in focus does not read out. A field reads out what is taken from it, too. */
function toTell({ type }: FaceView, changed: string, change: ChangeWords | undefined): string {
  if (change) return isReadAnyway(change) ? '' : change.words;
  return changed === '' && type !== 'text' ? lockText.nothingLeft : '';
}

/** A control reads out its own value as long as it is in focus; said here, too, it would be heard twice. */
function isReadAnyway({ by }: ChangeWords): boolean {
  return by !== undefined && document.activeElement?.getAttribute('aria-label') === by;
}
