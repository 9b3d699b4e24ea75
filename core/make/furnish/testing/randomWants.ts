import { type Chance, shuffle } from '../../../lock/shuffle.ts';
import { DOOR_ID, type ItemId, type SceneId } from '../../../room/model.ts';
import type { SceneWanted, Theme, Wanted } from '../model.ts';

/** What a maker could ask for: containers with things in them, clues in sight and inside, decoration. */
export interface Wants {
  scenes: readonly SceneWanted[];
  wanted: readonly Wanted[];
}

/** Returns random wants of a theme: a door and 8 to 22 things in 1 to 3 scenes, of which the first is given. */
export function randomWants(theme: Theme, first: SceneWanted['background'], chance: Chance): Wants {
  const further = Array.from({ length: pick([0, 1, 2], chance) }, () => {
    const { id, moods } = pick(theme.backgrounds, chance);
    return { id, mood: pick(moods, chance) };
  });
  const scenes = [first, ...further].map((background, at) => ({ id: `scene${at}`, background }));
  const most = scenes.length === 1 ? 15 : 22;
  const amount = 8 + Math.floor(chance() * (most - 7));
  const ids = scenes.map(({ id }) => id);
  const wanted: Wanted[] = [oneOf(theme.doors, { id: DOOR_ID, scene: 'scene0' }, chance)];
  while (wanted.length <= amount) {
    const group = randomGroup(theme, { scene: pick(ids, chance), number: wanted.length }, chance);
    wanted.push(...group.slice(0, amount + 1 - wanted.length));
  }
  return { scenes, wanted };
}

/** A thing, perhaps with others in it. */
function randomGroup(
  theme: Theme,
  { scene, number }: { scene: SceneId; number: number },
  chance: Chance,
): readonly Wanted[] {
  const thing = { id: `thing${number}`, scene };
  const inside = (at: number) => ({ id: `thing${number + at}`, scene, inside: thing.id });
  const small = () => pick([theme.readables, theme.keys, theme.takeables], chance);
  const kind = chance();
  if (kind < 0.3) {
    const found = Array.from({ length: chance() < 0.3 ? 2 : 1 }, (_, at) =>
      oneOf(small(), inside(at + 1), chance),
    );
    return [oneOf(theme.lockables, thing, chance), ...found];
  }
  if (kind < 0.45) return [oneOf(theme.hiders, thing, chance), oneOf(theme.keys, inside(1), chance)];
  const list = kind < 0.65 ? theme.readables : kind < 0.75 ? theme.takeables : theme.decorations;
  return [oneOf(list, thing, chance)];
}

function oneOf(
  of: readonly string[],
  { inside = null, ...place }: { id: ItemId; scene: SceneId; inside?: ItemId | null },
  chance: Chance,
): Wanted {
  return { ...place, inside, of: shuffle(of, chance) };
}

function pick<Value>(values: readonly Value[], chance: Chance): Value {
  const value = values[Math.floor(chance() * values.length)];
  if (value === undefined) throw new RangeError('Nothing to choose from');
  return value;
}
