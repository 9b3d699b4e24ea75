import { DOOR_ID, type ItemId, type SceneId, START_ID } from '../../room/model.ts';
import { LOOK_SECONDS } from '../../solve/escape/walk/pace.ts';
import { chooseOne } from '../ideas/choose.ts';
import { DOOR } from '../words/nouns.ts';
import { addWays } from './addWays.ts';
import { type Fits, Hideaways } from './Hideaways.ts';
import { chooseOpening } from './openings/chooseOpening.ts';
import { keyHints } from './openings/keyHints.ts';
import type { Find, Growing, Opening } from './openings/opening.ts';
import { type PuzzleGround, PuzzleMaker, type PuzzleNeeds } from './PuzzleMaker.ts';
import type { OpenLock, PlannedThing, Unplaced } from './plan.ts';
import { type MadeCloseUp, Space, sceneAt } from './Space.ts';
import { secondsOf } from './secondsOf.ts';
import { tellProgress } from './tellProgress.ts';

/** How often a chain of locks divides, and how often a thing that needs no lock is hidden. */
const SHARE = { divided: 0.7, hidden: 0.6 } as const;

/** Most chains of locks that can be worked on side by side (G2). */
const MOST_OPEN_ENDS = 3;

/** Seconds that a lock takes that is still to be opened, and what a further one adds with its container. */
const A_LOCK = 55;
const ONE_MORE = 62;

/** Things in sight of a place that looks lived in, decoration included. */
const LIVED_IN = 5.5;

/** Papers on which somebody has written; small ones are found in more places. */
const PAPERS: readonly string[] = ['note', 'letter', 'note', 'letter', 'book'];

export interface Ground extends PuzzleGround {
  fits: Fits;
  /** Seconds that a first-time player should need. */
  seconds: number;
}

/** How a lock of a room is opened. */
export interface LockWay {
  /** What has to be found or looked at for it. */
  finds: readonly ItemId[];
  /** The idea of its puzzle with the parameters; null if it only has keys. */
  idea: string | null;
}

/**
 * Grows the puzzles of a room backwards from its door: each lock gets a way to open it, and what opens it a place, which
 * may have a lock of its own. So every lock can be opened, and nothing opens without need.
 *
 * What opens the way out of a place ends in that place, so that the places are worked through one after the other, each
 * with at most three chains of locks (G2).
 */
export class Growth {
  readonly #ground: Ground;
  readonly #space: Space;
  readonly #growing: Growing;
  readonly #hideaways: Hideaways;
  /** Ideas with their parameters, for comparing rooms (G3). */
  readonly #ideas: string[] = [];
  /** How each lock is opened. */
  readonly #ways = new Map<ItemId, LockWay>();
  /** Locks that only ask for a key and are opened one after the other, up to each lock. */
  readonly #keysInARow = new Map<ItemId, number>();
  /** Chains of the stage that is grown. */
  #openEnds = 1;
  /** Locks of the stage that have no way yet to open them. */
  #pending = 0;
  #isQuick = false;
  /** Seconds of what the room has before its puzzles. */
  readonly #fixed: number;
  #hidden = 0;
  #ids = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#space = new Space(ground);
    for (const of of ground.taken.kinds) this.#space.use(of);
    this.#growing = {
      ground,
      space: this.#space,
      puzzles: new PuzzleMaker(ground, this.#space),
      newId: (role) => {
        this.#ids += 1;
        return `${role}${this.#ids}`;
      },
      papers: () => this.#papers(),
    };
    this.#hideaways = new Hideaways(this.#growing, ground.fits);
    const door = this.#addDoor();
    const exits = [...addWays(this.#growing), door];
    this.#fixed = this.seconds;
    const opened = exits.flatMap((exit) => this.#growStage(exit));
    tellProgress(this.#space, ground.story, opened);
  }

  /** The things of the room, without those that only belong to the place. */
  get things(): readonly PlannedThing[] {
    return this.#space.things;
  }

  get closeUps(): readonly MadeCloseUp[] {
    return this.#space.closeUps;
  }

  get ideas(): readonly string[] {
    return this.#ideas;
  }

  get ways(): ReadonlyMap<ItemId, LockWay> {
    return this.#ways;
  }

  /** What things say for the sake of this room, once they are open. */
  get marks(): ReadonlyMap<ItemId, string> {
    return this.#space.marks;
  }

  /** Seconds that first-time players will need. */
  get seconds(): number {
    const bare = this.#ground.scenes.reduce(
      (sum, { id }) => sum + Math.max(0, LIVED_IN - this.#space.inSight(id).length),
      0,
    );
    return secondsOf(this.#space.things) + LOOK_SECONDS * bare;
  }

  /** Whether a first success is possible within a minute (G2). */
  get isQuick(): boolean {
    return this.#isQuick;
  }

  #addDoor(): OpenLock {
    const { scenes, chance } = this.#ground;
    const of = chooseOne(this.#space.unused(scenes[0].theme.doors), chance);
    this.#space.use(of);
    this.#space.add({ id: DOOR_ID, of: [of], scene: START_ID, inside: null, noun: DOOR });
    return { id: DOOR_ID, of, noun: DOOR, stage: scenes.length - 1 };
  }

  /**
   * Grows what opens the way out of a place, and what opens that, until the time of its stage is up. Returns the locks in
   * the order in which they are opened.
   */
  #growStage(exit: OpenLock): readonly ItemId[] {
    this.#openEnds = 1;
    const open = [exit];
    const grown: ItemId[] = [];
    for (let lock = open.shift(); lock; lock = open.shift()) {
      this.#pending = open.length;
      grown.unshift(lock.id);
      open.push(...this.#giveWay(lock));
    }
    return grown;
  }

  /** Gives a lock a way to open it; returns the locks that this needs. */
  #giveWay(lock: OpenLock): readonly OpenLock[] {
    const carriers = this.#papers().filter((of) => this.#hideaways.canLockAway(of, lock.stage));
    const isLast = carriers.length === 0 || !this.#hasTime(lock.stage, A_LOCK + ONE_MORE);
    const needs: PuzzleNeeds = {
      papers: isLast ? this.#papers() : carriers,
      mayBeTried: isLast && this.#isIn(sceneAt(lock.stage), lock),
      isQuick: isLast && !this.#isQuick && this.#isAtHand(lock),
    };
    const keysInARow = this.#keysInARow.get(lock.id) ?? 0;
    const opening = chooseOpening(this.#growing, lock, { ...needs, keysInARow });
    this.#space.change(lock.id, opening.settings);
    if (opening.idea !== null) this.#ideas.push(opening.idea);
    this.#ways.set(lock.id, { finds: opening.finds.map(({ thing }) => thing.id), idea: opening.idea });
    if (needs.isQuick) this.#isQuick = opening.finds.length === 1;
    const added = this.#placeFinds(opening, lock, { isLast, isQuick: needs.isQuick });
    if (isKeyAlone(opening)) for (const { id } of added) this.#keysInARow.set(id, keysInARow + 1);
    if (!opening.settings.hints)
      this.#space.change(lock.id, { hints: keyHints(this.#growing, lock, opening) });
    return added;
  }

  /** The kinds of papers that the room may have, those more often that are to be chosen more often. */
  #papers(): readonly string[] {
    const { scenes, entries } = this.#ground;
    return PAPERS.filter((of) => scenes[0].theme.readables.includes(of) && entries.has(of));
  }

  /** Returns whether there is time for so many seconds more before a stage is over. */
  #hasTime(stage: number, more: number): boolean {
    const { seconds, scenes } = this.#ground;
    const limit = this.#fixed + ((seconds - this.#fixed) * (stage + 1)) / scenes.length;
    return this.seconds + A_LOCK * this.#pending + more <= limit + ONE_MORE / 2;
  }

  #isIn(scene: SceneId, { id }: OpenLock): boolean {
    return this.#space.things.some((thing) => thing.id === id && thing.scene === scene);
  }

  /** Returns whether a lock can be worked on from the first moment. */
  #isAtHand({ id }: OpenLock): boolean {
    return this.#space.things.some(
      (thing) => thing.id === id && thing.scene === START_ID && thing.inside === null,
    );
  }

  #placeFinds(
    { finds, made }: Opening,
    lock: OpenLock,
    placing: Omit<Placing, 'isFirst'>,
  ): readonly OpenLock[] {
    const first = finds.find(({ scene }) => scene === null);
    const added = finds.flatMap((find) => this.#place(find, lock, { ...placing, isFirst: find === first }));
    const part = this.#space.things.find(({ combines }) => made && combines?.into === made.id);
    if (made && part) this.#space.add({ ...made, scene: part.scene, inside: part.id });
    return added;
  }

  /** Puts a thing into a lock of its own, behind something, or in sight; returns the locks that this needs. */
  #place({ thing, scene }: Find, lock: OpenLock, { isFirst, isLast, isQuick }: Placing): readonly OpenLock[] {
    if (scene !== null) {
      this.#space.add({ ...thing, scene, inside: null });
      return [];
    }
    if (!isLast && (isFirst || this.#divides(lock))) {
      const mayNest = () =>
        this.#openEnds + (isFirst ? 0 : 1) < MOST_OPEN_ENDS &&
        this.#hasTime(lock.stage, A_LOCK + 2 * ONE_MORE);
      const added = this.#hideaways.lockAway(thing, lock, mayNest);
      this.#openEnds += Math.max(0, added.length - (isFirst ? 1 : 0));
      if (added.length > 0) return added;
    }
    // A chain ends in the place whose way out it opens; what belongs with it is found in another place.
    const here = sceneAt(lock.stage);
    const elsewhere = this.#space.placesUpTo(lock.stage).find((place) => place !== here);
    this.#leaveAbout(thing, isFirst ? here : (elsewhere ?? here), isQuick);
    return [];
  }

  /** Chains of locks go on while there is time, and now and then one divides. */
  #divides({ stage }: OpenLock): boolean {
    const { chance } = this.#ground;
    return this.#openEnds < MOST_OPEN_ENDS && chance() < SHARE.divided && this.#hasTime(stage, ONE_MORE);
  }

  /** Puts a thing behind another one, or in sight. */
  #leaveAbout(thing: Unplaced, scene: SceneId, isQuick: boolean) {
    const isHidden = !isQuick && (this.#hidden === 0 || this.#ground.chance() < SHARE.hidden);
    const inside = isHidden ? this.#hideaways.hide(scene, thing.of[0] ?? '') : null;
    if (inside !== null) this.#hidden += 1;
    this.#space.add({ ...thing, scene, inside });
  }
}

function isKeyAlone({ finds, idea }: Opening): boolean {
  return idea === null && finds.length === 1;
}

/** How a thing that has to be found is put somewhere. */
interface Placing {
  /** Whether it is the one with which the chain of locks goes on. */
  isFirst: boolean;
  /** Whether the chain ends here. */
  isLast: boolean;
  /** Whether it is found at once. */
  isQuick: boolean;
}
