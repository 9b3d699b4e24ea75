import { type Chance, shuffle } from '../../lock/shuffle.ts';
import type { ItemId, SceneId } from '../../room/model.ts';
import type { SceneWanted, Wanted } from './model.ts';

/** So many things in sight make a place look lived in, and leave room around what matters. */
const LIVED_IN = { least: 4, most: 6 } as const;
/** Kinds to choose from for each decoration. */
const KINDS = 3;

/** At these there is a chair. */
const TABLES: readonly string[] = ['table', 'desk'];
const CHAIR = 'chair';

/** A place with the kinds of things that belong to it. */
export interface Decorable extends Pick<SceneWanted, 'id'> {
  decorations: readonly string[];
}

/**
 * Returns the wanted things with decoration for the places in which little is in sight: a chair at a table, and other
 * things of each place, no kind twice in a room while there are others. Decoration is optional: it is left out where it has no good place. Its
 * ids begin with `decoration`.
 *
 * @param scenes the places to decorate, without close-ups
 */
export function decorate(
  scenes: readonly Decorable[],
  wanted: readonly Wanted[],
  chance: Chance,
): readonly Wanted[] {
  const asked = new Set(wanted.flatMap(({ of }) => of));
  const taken = new Set(asked);
  const added: Wanted[] = [];
  const add = (scene: SceneId, of: readonly string[], near?: ItemId) => {
    for (const kind of of) taken.add(kind);
    const id = `decoration${added.length + 1}`;
    added.push({ id, of, scene, inside: null, isOptional: true, ...(near !== undefined && { near }) });
  };
  for (const { id, decorations } of scenes) {
    const here = wanted.filter(({ scene, inside }) => scene === id && inside === null);
    const missing =
      LIVED_IN.least + Math.floor(chance() * (LIVED_IN.most - LIVED_IN.least + 1)) - here.length;
    const unused = () => {
      const all = shuffle(decorations, chance);
      const others = all.filter((kind) => !taken.has(kind));
      const isElsewhere = (kind: string) => !asked.has(kind) && !isHere(kind);
      return others.length > 0 ? others : all.filter(isElsewhere);
    };
    const isHere = (kind: string) => added.some(({ scene, of }) => scene === id && of.includes(kind));
    const table = here.find(({ of }) => of.some((kind) => TABLES.includes(kind)));
    if (table && missing > 0 && unused().includes(CHAIR)) add(id, [CHAIR], table.id);
    for (let count = table ? 1 : 0; count < missing; count += 1) {
      const kinds = unused().slice(0, KINDS);
      if (kinds.length > 0) add(id, kinds);
    }
  }
  return [...wanted, ...added];
}
