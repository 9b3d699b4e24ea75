import type { PlayEvent } from '../model.ts';

/** The events that every seat hears, whoever acted (T4). */
const HEARD: ReadonlySet<PlayEvent['type']> = new Set([
  'started',
  'paused',
  'resumed',
  'opened',
  'shut',
  'unlocked',
  'collected',
  'revealed',
  'combined',
  'keyFits',
  'sceneChanged',
  'hint',
  'escaped',
  'gameOver',
]);

/**
 * Returns those of an action's events that other seats may hear (T4): what it did, but no texts, no wrong
 * answers and nothing that failed.
 */
export function heardByOthers(events: readonly PlayEvent[]): readonly PlayEvent[] {
  return events.filter(({ type }) => HEARD.has(type));
}
