import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { SoundName } from '../sound/sounds.ts';
import type { Opening } from '../text/en/openings.ts';

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

/** A lamp has no lid. */
const SOUND_OF_OPENING: Partial<Record<Opening, SoundName>> = {
  slides: 'bolt',
  springs: 'shackle',
  lights: 'switch',
  starts: 'switch',
  unfolds: 'page',
  back: 'card',
  turns: 'knob',
  changes: 'card',
};

type Heard = Pick<PlayEvent, 'type'> & { item?: OpaqueName | null };

interface Circumstances {
  /** What came about was on a lock that was in the hand. */
  hadLock: boolean;
  opening?: (item: OpaqueName) => Opening;
}

/**
 * What is heard of what an action brought about; what comes to light is heard besides. A lock that was in the hand has sounded by
 * itself: what it was on is heard to open. So does the way out.
 */
export function soundsOf(
  events: readonly Heard[],
  { hadLock, opening = () => 'opens' }: Circumstances,
): readonly SoundName[] {
  const types = new Set(events.map(({ type }) => type));
  if (types.has('escaped')) return [];
  if (hadLock) types.delete('unlocked');
  const main = SOUND_OF_MOMENT.find(([type]) => types.has(type));
  const opened = main?.[0] === 'opened' && events.find(({ type }) => type === 'opened')?.item;
  const sound = opened ? SOUND_OF_OPENING[opening(opened)] : undefined;
  return [...(main ? [sound ?? main[1]] : []), ...(types.has('revealed') ? ['reveal' as const] : [])];
}
