import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { isCaptioned } from '../session/caption.ts';

type Event = PlayEvent<OpaqueName>;

/** Events divided by who needs a sentence about them. */
interface News {
  /** Shown and announced. */
  forAll: readonly Event[];
  /** Announced only: the event can be seen, and another text is being read. */
  forEars: readonly Event[];
}

/**
 * Divides events: beside a thing's own words, what can be seen in the room or the inventory needs no second
 * line.
 */
export function splitVisualAndSpoken(events: readonly Event[]): News {
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
