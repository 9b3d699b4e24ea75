import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import { type Recommendee, recommendRooms } from './recommendRooms.ts';

/** Asks the public list for rooms to be recommended: the best rated of the player's language and of all, and the latest, which nobody may have rated yet. */
export async function findRecommended(
  { dashboard, playedRooms }: Pick<Backend, 'dashboard' | 'playedRooms'>,
  player: Omit<Recommendee, 'playedIds'>,
): Promise<readonly SummaryEntry[]> {
  const [readable, best, latest, playedIds] = await Promise.all([
    dashboard.summary('avgRating', undefined, { language: player.language }),
    dashboard.summary('avgRating'),
    dashboard.summary('createdAt'),
    playedRooms(),
  ]);
  return recommendRooms([...readable, ...best, ...latest], { ...player, playedIds });
}
