import type { Opening } from '../../../core/catalogue/openings.ts';
import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { SoundName } from '../sound/sounds.ts';

/** Sounds of events, the most important first; only one is played. */
const SOUND_OF_MOMENT: readonly (readonly [PlayEvent['type'], SoundName])[] = [
  // The end screen's heading says the same.
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
  // The step done by the last rung sounds as if the player had done it.
  ['hint', 'hint'],
];

/** Sounds by kind of opening; a lamp has no lid. */
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
  /** True if the events came from a lock that was open on the screen. */
  hadLock: boolean;
  opening?: (item: OpaqueName) => Opening;
}

/**
 * The sounds of an action's events; a sound for revealed things is added. A lock on the screen made its own
 * sound, so only the thing it belongs to is heard opening. The same holds for the escape.
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
