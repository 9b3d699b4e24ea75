import type { PlayEvent } from '../../../../core/play/model.ts';
import type { SoundName } from '../../sound/sounds.ts';

/** What moments sound like, the weightiest first: one of them is enough. */
const SOUND_OF_MOMENT: readonly (readonly [PlayEvent['type'], SoundName])[] = [
  // The heading says it.
  ['gameOver', 'over'],
  ['unlocked', 'turn'],
  ['combined', 'join'],
  ['keyFits', 'turn'],
  ['opened', 'lid'],
  ['shut', 'shut'],
  ['collected', 'take'],
  ['keyDoesNotFit', 'misfit'],
  ['doesNotCombine', 'rattle'],
  ['lockedByItem', 'rattle'],
  // What the last rung does sounds as if the player had done it.
  ['hint', 'hint'],
];

/**
 * What is heard of what an action brought about; what comes to light is heard besides. A lock that was in the hand has sounded by
 * itself: what it was on is heard to open. So does the way out.
 */
export function soundsOf(
  events: readonly Pick<PlayEvent, 'type'>[],
  { hadLock }: { hadLock: boolean },
): readonly SoundName[] {
  const types = new Set(events.map(({ type }) => type));
  if (types.has('escaped')) return [];
  if (hadLock) types.delete('unlocked');
  const main = SOUND_OF_MOMENT.find(([type]) => types.has(type));
  return [...(main ? [main[1]] : []), ...(types.has('revealed') ? ['reveal' as const] : [])];
}
