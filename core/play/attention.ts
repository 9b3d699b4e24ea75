import type { Action, Play, PlayEvent } from './model.ts';

/** The events of a failed try at a lock. */
const FAILURES: ReadonlySet<PlayEvent['type']> = new Set(['passwordWrong', 'lockClosed', 'keyDoesNotFit']);

/** Records where the player is busy; hints begin there (P16). */
export function noteAttention(play: Play, action: Action, events: readonly PlayEvent[]): Play {
  const touched = touchedBy(action);
  if (touched === undefined) return play;
  const failed = events.some(({ type }) => FAILURES.has(type));
  return { ...play, touched, ...(failed && { failedAt: touched }) };
}

function touchedBy(action: Action): string | undefined {
  switch (action.type) {
    case 'click':
    case 'enterPassword':
      return action.item;
    case 'select':
      return action.item ?? undefined;
    case 'useItem':
      return action.on;
    default:
      return undefined;
  }
}
