import type { ItemId } from '../room/model.ts';
import type { Teller } from './clues.ts';
import type { Examination } from './examine.ts';
import { type Finding, MOST_NAMED } from './finding.ts';

/** S6: a password that no text tells (a warning), and one that is told only behind its own lock (an error). */
export function findClueProblems({ tellers, informed, untold, mustBeTold }: Examination): readonly Finding[] {
  const stuck = [...mustBeTold].filter((id) => informed.seen.has(id) && !informed.told.has(id));
  const behind = stuck.map((id): Finding => {
    return { severity: 'error', code: 'clueBehindLock', items: [id, ...itemsAmong(tellers.get(id) ?? [])] };
  });
  return untold.length === 0 ? behind : [...behind, { severity: 'warning', code: 'noClue', items: untold }];
}

/** The tellers that are items: all but the introduction. */
function itemsAmong(tellers: readonly Teller[]): readonly ItemId[] {
  return tellers.filter((teller) => teller !== null).slice(0, MOST_NAMED);
}
