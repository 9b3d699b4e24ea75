import { itemOf, sequenceLockOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { isDeepEqual } from '../util/isDeepEqual.ts';
import { unlock } from './effects.ts';
import { messageEvents } from './message.ts';
import type { Play } from './model.ts';
import { andThen, isInInventory, isInView, type Step } from './step.ts';
import type { Turn } from './turn.ts';

/**
 * Counts a click on a member of a sequence, once its lock has been in view (K6). The lock opens when the last clicks
 * are the right ones: those of the player, or those of the team (T6).
 */
export function noteClick(turn: Turn, member: ItemId): Step {
  const { room, play } = turn;
  const lock = sequenceLockOf(room, member);
  const counts = lock !== null && play.shownLocks.includes(lock) && play.items[lock]?.isLocked === true;
  if (!counts) return { play, events: [] };
  const sequence = itemOf(room, lock)?.sequence ?? [];
  const withMember = (clicks: Play['clicks']) => ({
    ...clicks,
    [lock]: [...(clicks[lock] ?? []), member].slice(-sequence.length),
  });
  const { teamClicks } = play;
  const noted: Play = {
    ...play,
    clicks: withMember(play.clicks),
    ...(teamClicks && { teamClicks: withMember(teamClicks) }),
  };
  const isRight = [noted.clicks, noted.teamClicks].some((clicks) => isDeepEqual(clicks?.[lock], sequence));
  return isRight ? openBySequence({ ...turn, play: noted }, lock) : { play: noted, events: [] };
}

/** O4: the lock's text as an open item is shown at once if the player is in its scene (N4). */
function openBySequence(turn: Turn, lock: ItemId): Step {
  const { room } = turn;
  const item = itemOf(room, lock);
  return andThen(unlock(turn, { lock, key: null }), (play) => {
    const isHeard = !play.isEscaped && (isInView(room, play, lock) || isInInventory(play, lock));
    return { play, events: item && isHeard ? messageEvents(play, lock, item) : [] };
  });
}

/** Records which locks by sequence are in view now (K6). */
export function noteShownLocks(room: Room, play: Play): Play {
  const shown = room.itemOrder.filter(
    (id) =>
      itemOf(room, id)?.unlockMethod === 'sequence' &&
      !play.shownLocks.includes(id) &&
      isInView(room, play, id),
  );
  return shown.length === 0 ? play : { ...play, shownLocks: [...play.shownLocks, ...shown] };
}
