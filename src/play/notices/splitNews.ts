import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { isCaptioned } from '../session/caption.ts';

type Event = PlayEvent<OpaqueName>;

/** What came about, by who needs to be told of it in a sentence. */
interface News {
  /** Whoever sees the room, too. */
  forAll: readonly Event[];
  /** It is there to be seen, and something else is read meanwhile. */
  forEars: readonly Event[];
}

/** Beside a thing's own words, what is seen in the room or in the inventory needs no second line. */
export function splitNews(events: readonly Event[]): News {
  if (!events.some(isCaptioned)) return { forAll: events, forEars: [] };
  return {
    forAll: events.filter(({ type }) => !SEEN.has(type)),
    forEars: events.filter(({ type }) => SEEN.has(type)),
  };
}

const SEEN: ReadonlySet<Event['type']> = new Set([
  ...(['message', 'lockedByItem', 'lockedBySequence', 'selected', 'nothing'] as const),
  ...(['opened', 'shut', 'unlocked', 'revealed', 'collected', 'combined'] as const),
  ...(['entered', 'sceneChanged'] as const),
]);
