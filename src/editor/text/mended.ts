import type { RoomWarning } from '../../../core/room/load/mend/warning.ts';
import { inLanguages } from '../../shared/language/inLanguages.ts';
import { mendingText as de } from './de/mended.ts';
import { mendingText as en } from './en/mended.ts';

const mendingText = inLanguages({ en, de });

/** Tells the creator what was repaired in a stored room; each kind of repair once. */
export function mendedText(warnings: readonly RoomWarning[]): string {
  const kinds = new Set(warnings.map(({ type }) => mendingText.changes[type]));
  return mendingText.mended([...kinds]);
}
