import { shuffle } from '../../lock/shuffle.ts';
import { LIMITS } from '../../room/limits.ts';
import type { ItemId, SceneId } from '../../room/model.ts';
import { chooseOne } from '../ideas/choose.ts';
import { bodyOf } from '../locks/bodies.ts';
import { openedWords } from '../locks/openedWords.ts';
import { inVoice } from '../voices/voices.ts';
import { type Noun, properName } from '../words/noun.ts';
import { nounOf } from '../words/nouns.ts';
import { closeUpsBehind } from './closeUps.ts';
import type { Growing } from './openings/opening.ts';
import type { OpenLock, PlannedThing, Unplaced } from './plan.ts';
import * as sayings from './sayings.ts';

/** How often a container leads to a close-up that can, and how often one changes the light of its place. */
const SHARE = { closeUp: 0.6, light: 0.16 } as const;

/** Shorter rooms have no close-ups and no other light. */
const LEAST_MINUTES = 8;

/** Containers that people bring along, so that they are found in any place of a house that has them at all. */
const ANYWHERE: readonly string[] = [
  'suitcase',
  'crate',
  'backpack',
  'toolbox',
  'chest',
  'jewelry-box',
  'cryptex',
];

/** No age and no house is without it. */
const CRATE = 'crate';

/** Returns whether a thing can be found in, behind or under another one, by their catalogue ids. */
export type Fits = (host: string, found: string) => boolean;

/** Where the things of a room are found: in containers with locks, in close-ups, behind and under other things. */
export class Hideaways {
  readonly #growing: Growing;
  readonly #fits: Fits;
  /** Places whose light changes already. */
  readonly #lit = new Set<SceneId>();

  constructor(growing: Growing, fits: Fits) {
    this.#growing = growing;
    this.#fits = fits;
  }

  /** Returns whether a thing could be put behind a lock of its own that can be reached at a stage. */
  canLockAway(found: string, stage: number): boolean {
    const { space } = this.#growing;
    return space
      .placesUpTo(stage)
      .some((scene) => this.#lockablesIn(scene).some((of) => this.#hasRoom(scene, of, found)));
  }

  /**
   * Puts a thing into a container with a lock, in the first place that has room for one. `mayNest`: whether a small
   * container may be in another one. Returns the locks that this adds; none if there is no room.
   */
  lockAway(thing: Unplaced, { stage }: OpenLock, mayNest: () => boolean): readonly OpenLock[] {
    const { space } = this.#growing;
    for (const scene of space.placesUpTo(stage)) {
      const kind = this.#choose(this.#lockablesIn(scene), { scene, found: thing.of[0] ?? '' });
      if (kind === null) continue;
      const container = this.#newContainer(kind, scene);
      const isSmall = space.anchorOf(kind) === 'top';
      const outer =
        isSmall && mayNest() ? this.#choose(this.#lockablesIn(scene), { scene, found: kind }) : null;
      const nested = outer === null ? [container] : [this.#newContainer(outer, scene), container];
      let place: Pick<PlannedThing, 'scene' | 'inside'> = { scene, inside: null };
      for (const each of nested) {
        space.add({ ...each, ...place });
        place =
          each.leadsTo === undefined ? { ...place, inside: each.id } : { scene: each.leadsTo, inside: null };
      }
      space.add({ ...thing, ...place });
      return nested.map(({ id, of, noun }) => ({ id, of: of[0] ?? '', noun, stage }));
    }
    return [];
  }

  /** Puts a thing behind or under another one in a place; returns that one, null if there is none. */
  hide(scene: SceneId, found: string): ItemId | null {
    const { space, ground, newId } = this.#growing;
    const of = this.#choose(space.unused(space.sceneOf(scene).theme.hiders), { scene, found });
    if (of === null) return null;
    space.use(of, scene);
    const id = newId('hider');
    const noun = nounOf(of) ?? properName(of);
    const own = inVoice(ground.voice, (words) => words.found);
    const says = ground.teller.tell(own, { thing: noun }, sayings.FOUND);
    space.add({ id, of: [of], scene, inside: null, noun, says });
    return id;
  }

  /** Chooses one of some kinds for which there is room, and in which a thing can be found; null if there is none. */
  #choose(kinds: readonly string[], { scene, found }: { scene: SceneId; found: string }): string | null {
    const { chance } = this.#growing.ground;
    return shuffle(kinds, chance).find((of) => this.#hasRoom(scene, of, found)) ?? null;
  }

  #lockablesIn(scene: SceneId): readonly string[] {
    const { space, ground } = this.#growing;
    const { lockables } = ground.scenes[0].theme;
    const brought = ANYWHERE.filter((of) => of === CRATE || lockables.includes(of));
    return space.unused([...space.sceneOf(scene).theme.lockables, ...brought]);
  }

  #hasRoom(scene: SceneId, of: string, found: string): boolean {
    return nounOf(of) !== null && this.#fits(of, found) && this.#growing.space.hasRoom(scene, of);
  }

  #newContainer(of: string, scene: SceneId): Unplaced & { noun: Noun } {
    const { space, ground, puzzles, newId } = this.#growing;
    space.use(of, scene);
    const noun = nounOf(of) ?? properName(of);
    const thing = { id: newId('lock'), of: [of], noun };
    const closeUp = this.#closeUpBehind(of, scene);
    if (closeUp)
      return { ...thing, ...closeUp, saysOpened: ground.teller.tell(sayings.LOOK_CLOSER, { lock: noun }) };
    const changes = this.#otherLight(scene);
    const slots = { lock: noun, someone: puzzles.anybody(), owner: ground.story.owner };
    if (!changes)
      return { ...thing, saysOpened: openedWords(ground.teller, ground.voice, bodyOf(of).kind, slots) };
    const own = inVoice(ground.voice, ({ light }) => light);
    return { ...thing, changes, saysOpened: ground.teller.tell(own, slots, sayings.OTHER_LIGHT) };
  }

  /** Adds a close-up to which a container leads, now and then. */
  #closeUpBehind(of: string, scene: SceneId): Pick<PlannedThing, 'leadsTo' | 'color'> | null {
    const { space, ground } = this.#growing;
    const { wish, scenes, chance } = ground;
    const possible = closeUpsBehind(of, space.sceneOf(scene), space);
    const isFull = scenes.length + space.closeUps.length >= LIMITS.scenes;
    if (possible.length === 0 || isFull || wish.minutes < LEAST_MINUTES || chance() >= SHARE.closeUp)
      return null;
    const { background, color } = chooseOne(possible, chance);
    const id = `near${space.closeUps.length + 1}`;
    space.addCloseUp({ id, background });
    return { leadsTo: id, color };
  }

  /** Lets a container change the light of its place, now and then. */
  #otherLight(scene: SceneId): PlannedThing['changes'] | null {
    const { space, ground } = this.#growing;
    const { background, laterMoods } = space.sceneOf(scene);
    const isTooMuch = this.#lit.has(scene) || ground.wish.minutes < LEAST_MINUTES;
    if (isTooMuch || laterMoods.length === 0 || ground.chance() >= SHARE.light) return null;
    this.#lit.add(scene);
    return { scene, background: { id: background.id, mood: chooseOne(laterMoods, ground.chance) } };
  }
}
