import { type GameRecord, NAMELESS } from '../../../core/play/record/gameRecord.ts';
import type { Unfinished } from '../../../core/room/lists/unfinished.ts';
import { projectsText } from '../text/projects.ts';

/** Names for display, in the order of the lists. */
export interface ResultNames {
  records: readonly string[];
  unfinished: readonly string[];
  /** Whether some are numbered guests. */
  areNumbered: boolean;
}

/**
 * Returns the names of a room's results. Players without a name are numbered through both lists, so that a
 * creator can talk about one of them; the numbers hold for these lists only, since nothing tells guests apart.
 */
export function namesOfResults(
  records: readonly Pick<GameRecord, 'username'>[],
  unfinished: readonly Pick<Unfinished, 'username'>[],
): ResultNames {
  let guests = 0;
  const toName = ({ username }: { username: string | null }) =>
    username === null || username === NAMELESS ? projectsText.results.guest(++guests) : username;
  const names = { records: records.map(toName), unfinished: unfinished.map(toName) };
  return { ...names, areNumbered: guests > 0 };
}
