import type { ItemId } from '../room/model.ts';
import type { Clues } from './clues.ts';
import type { Examination } from './examine.ts';
import type { Finding } from './finding.ts';

/** S6: a password that no text tells (a warning), and one that is told only behind its own lock (an error). */
export function findClueProblems({ clues, informed, untold, mustBeTold }: Examination): readonly Finding[] {
  const stuck = [...mustBeTold].filter((id) => informed.seen.has(id) && !informed.told.has(id));
  const behind = stuck.map((id): Finding => {
    return { severity: 'error', code: 'clueBehindLock', items: [id, ...tellersOf(clues, id)] };
  });
  return untold.length === 0 ? behind : [...behind, { severity: 'warning', code: 'noClue', items: untold }];
}

function tellersOf(clues: Clues, lock: ItemId): readonly ItemId[] {
  return [...clues].flatMap(([teller, locks]) => (teller !== null && locks.includes(lock) ? [teller] : []));
}
