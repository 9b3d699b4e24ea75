import { type Chance, shuffle } from '../../lock/shuffle.ts';
import type { SceneId } from '../../room/model.ts';
import type { SceneWanted, Theme, Wanted } from './model.ts';

/** So many things in sight make a place look lived in. */
const LIVED_IN = { least: 7, most: 9 } as const;
/** Kinds to choose from for each decoration. */
const KINDS = 5;

/**
 * Returns the wanted things with decoration of a theme for the places in which little is in sight. Decoration is
 * optional: it is left out where it has no good place. Its ids begin with `decoration`.
 *
 * @param scenes the places to decorate, without close-ups
 */
export function decorate(
  scenes: readonly SceneWanted[],
  wanted: readonly Wanted[],
  { decorations }: Theme,
  chance: Chance,
): readonly Wanted[] {
  const added: Wanted[] = [];
  for (const { id } of scenes) {
    const enough = LIVED_IN.least + Math.floor(chance() * (LIVED_IN.most - LIVED_IN.least + 1));
    const kinds = shuffle(decorations, chance);
    for (let count = inSightOf(id, wanted); count < enough; count++) {
      const from = (count * KINDS) % kinds.length;
      const of = [...kinds.slice(from), ...kinds.slice(0, from)].slice(0, KINDS);
      added.push({ id: `decoration${added.length + 1}`, of, scene: id, inside: null, isOptional: true });
    }
  }
  return [...wanted, ...added];
}

function inSightOf(scene: SceneId, wanted: readonly Wanted[]): number {
  return wanted.filter((each) => each.scene === scene && each.inside === null).length;
}
