import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import { type Recommendee, recommendRooms } from './recommendRooms.ts';

/**
 * Loads candidates from the public list: the best rated in the player's language and overall, and the latest,
 * which may have no ratings yet.
 */
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
