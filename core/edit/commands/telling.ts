import { LIMITS } from '../../room/limits.ts';
import { refuse } from '../../util/result.ts';
import { changeItem } from '../change.ts';
import type { EditRefusal } from '../command.ts';
import { edited } from '../edited.ts';
import type { ItemHandlers } from '../handler.ts';
import { refusalOfText } from '../limit.ts';

/** Commands for how an item's text is shown (O4) and for the creator's own hints (O6). */
export const tellingHandlers: ItemHandlers<'setShowsAs' | 'setHints'> = {
  setShowsAs: (room, { id, showsAs }) => edited(changeItem(room, id, { showsAs })),
  setHints: (room, { id, hints }) => {
    const refusal = refusalOfHints(hints);
    return refusal ? refuse(refusal) : edited(changeItem(room, id, { hints }));
  },
};

/** Returns the refusal of too many or too long hints (O6, M2), or null. */
export function refusalOfHints(hints: readonly string[]): EditRefusal | null {
  const limit = LIMITS.hints;
  if (hints.length > limit) return { type: 'tooMany', list: 'hints', limit };
  return hints.map((hint) => refusalOfText('hint', hint)).find((refusal) => refusal) ?? null;
}
