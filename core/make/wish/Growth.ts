import type { RecipeAnswer } from '../../recipe/model.ts';
import { DOOR_ID, type ItemId, type SceneId, START_ID } from '../../room/model.ts';
import { chooseOne } from '../ideas/choose.ts';
import type { ClueThing } from '../ideas/model.ts';
import { properName } from '../words/noun.ts';
import { DOOR, nounOf } from '../words/nouns.ts';
import { BROKEN_KINDS, KEY_KINDS } from './keyKinds.ts';
import { type PuzzleGround, PuzzleMaker } from './PuzzleMaker.ts';
import type { OpenLock, PlannedThing } from './plan.ts';
import { Space, type SpaceGround, sceneAt } from './Space.ts';
import * as sayings from './sayings.ts';

/** How often a chain of locks divides, and how often a thing that needs no lock is hidden. */
const SHARE = { divided: 0.5, hidden: 0.6 } as const;

/** Most chains of locks that can be worked on side by side (G2). */
const MOST_OPEN_ENDS = 3;

/** Minutes from which on most locks take an answer: keys are found too quickly. */
const LONG = 12;

type Unplaced = Omit<PlannedThing, 'scene' | 'inside'>;

export interface Ground extends PuzzleGround, SpaceGround {
  /** Whether a thing can be found in, behind or under another one, by their catalogue ids. */
  fits: (host: string, found: string) => boolean;
  /** Number of locks, the door's and those of ways among them. */
  locks: number;
}

/**
 * Grows the puzzles of a room backwards from its door: each lock gets a way to open it, and what opens it a place, which
 * may have a lock of its own. So every lock can be opened, and nothing opens without need.
 */
export class Growth {
  /** Ideas with their parameters, for comparing rooms (G3). */
  readonly ideas: string[] = [];
  readonly #ground: Ground;
  readonly #space: Space;
  readonly #puzzles: PuzzleMaker;
  #locksLeft: number;
  /** Locks that still need a way to open them. */
  readonly #open: OpenLock[] = [];
  #openEnds = 1;
  #hidden = 0;
  #ids = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
    this.#space = new Space(ground);
    this.#puzzles = new PuzzleMaker(ground);
    this.#locksLeft = ground.locks - ground.scenes.length;
    this.#growAll();
  }

  /** The things of the room, without those that only belong to the place. */
  get things(): readonly PlannedThing[] {
    return this.#space.things;
  }

  #growAll() {
    this.#open.push(this.#addDoor(), ...this.#addWays());
    while (this.#open.length > 0) {
      const lock = this.#open.shift();
      if (lock) this.#open.push(...this.#giveWay(lock));
    }
  }

  #addDoor(): OpenLock {
    const { scenes, chance } = this.#ground;
    const of = chooseOne(this.#space.unused(scenes[0].theme.doors), chance);
    this.#space.add({ id: DOOR_ID, of: [of], scene: START_ID, inside: null, noun: DOOR });
    return { id: DOOR_ID, noun: DOOR, scenes: scenes.length };
  }

  /** Adds the ways from each scene to the next. */
  #addWays(): readonly OpenLock[] {
    const { scenes, teller, chance } = this.#ground;
    return scenes.slice(1).map((_, before) => {
      const unused = this.#space.unused(WAYS);
      const usual = unused.filter((each) =>
        this.#space.sceneOf(sceneAt(before)).theme.lockables.includes(each),
      );
      const of = chooseOne(usual.length > 0 ? usual : unused, chance);
      this.#space.use(of);
      const id = `way${before + 1}`;
      const noun = nounOf(of) ?? DOOR;
      this.#space.add({
        id,
        of: [of],
        scene: sceneAt(before),
        inside: null,
        noun,
        leadsTo: sceneAt(before + 1),
        saysOpened: teller.tell(sayings.OPEN_WAY, { lock: noun }),
      });
      return { id, noun, scenes: before + 1 };
    });
  }

  /** Gives a lock a way to open it; returns the locks that this needs. */
  #giveWay(lock: OpenLock): readonly OpenLock[] {
    const roll = this.#ground.chance();
    const { wish } = this.#ground;
    const [forKey, forBroken] =
      lock.id === DOOR_ID ? [0.4, 0.55] : wish.minutes > LONG ? [0.1, 0.16] : [0.28, 0.38];
    if (roll < forKey) return this.#openByKey(lock) ?? this.#openByAnswer(lock);
    if (roll < forBroken) return this.#openByParts(lock) ?? this.#openByAnswer(lock);
    return this.#openByAnswer(lock);
  }

  #openByKey(lock: OpenLock): readonly OpenLock[] | null {
    const { scenes, chance, teller } = this.#ground;
    const offered = new Set(scenes.flatMap(({ theme }) => [...theme.keys, ...theme.takeables]));
    const kinds = KEY_KINDS.filter(({ of }) => offered.has(of) && this.#space.isUnused(of));
    if (kinds.length === 0) return null;
    const kind = chooseOne(kinds, chance);
    this.#space.use(kind.of);
    const key = this.#newId('key');
    const noun = nounOf(kind.of);
    this.#set(lock.id, { lock: { key }, says: teller.tell(kind.lock, { lock: lock.noun }) });
    return this.#place(
      { id: key, of: [kind.of], noun, says: teller.tell(kind.says), isAddable: true },
      lock,
      true,
    );
  }

  /** A thing in two parts, which have to be put together. */
  #openByParts(lock: OpenLock): readonly OpenLock[] | null {
    const { chance, teller, wish } = this.#ground;
    const kinds = BROKEN_KINDS.filter(({ of }) => this.#space.isUnused(of));
    if (kinds.length === 0) return null;
    const kind = chooseOne(kinds, chance);
    this.#space.use(kind.of);
    const [left, right, whole] = [this.#newId('part'), this.#newId('part'), this.#newId('whole')];
    this.#set(lock.id, { lock: { key: whole }, says: teller.tell(kind.lock, { lock: lock.noun }) });
    const part = (id: ItemId, side: 0 | 1) => ({
      id,
      of: [kind.of],
      color: kind.parts[side],
      noun: null,
      name: kind.partNames[side][wish.language],
      says: teller.tell(kind.says),
      isAddable: true,
    });
    const needs = [
      ...this.#place({ ...part(left, 0), combines: { with: right, into: whole } }, lock, true),
      ...this.#place(part(right, 1), lock, false),
    ];
    const scene = this.things.find(({ id }) => id === left)?.scene ?? START_ID;
    this.#space.add({
      id: whole,
      of: [kind.of],
      color: kind.whole,
      scene,
      inside: left,
      noun: nounOf(kind.of),
    });
    return needs;
  }

  #openByAnswer(lock: OpenLock): readonly OpenLock[] {
    const { teller } = this.#ground;
    const wall = this.#space.freeWall(lock.scenes);
    const puzzle = this.#puzzles.make({ hasWall: wall !== null });
    if (wall !== null && hangsUp(puzzle.clues)) this.#space.takeWall(wall);
    this.ideas.push(puzzle.parameters);
    const clues = puzzle.clues.map((clue) => this.#planClue(clue));
    const needs = clues.flatMap((clue, place) => this.#place(clue, lock, place === 0, wall ?? START_ID));
    const answer: RecipeAnswer = {
      ...puzzle.answer,
      toldBy: clues.map(({ id }) => id),
      wrongText: teller.tell(sayings.WRONG),
    };
    this.#set(lock.id, {
      lock: answer,
      says: [puzzle.asks, this.#puzzles.pointTo(puzzle.clues)].filter((text) => text !== '').join(' '),
      hints: [this.#puzzles.lookAt(clues, lock.noun), ...puzzle.hints],
    });
    return needs;
  }

  #planClue(clue: ClueThing): Unplaced {
    const { teller, chance } = this.#ground;
    const isPaper = clue.author !== undefined;
    const of = isPaper ? chooseOne(clue.of, chance) : (clue.of[0] ?? '');
    const noun = clue.noun ?? nounOf(of);
    const paper = noun && {
      ...noun,
      en: `${noun.en} by ${clue.author}`,
      de: `${noun.de} von ${clue.author}`,
    };
    return {
      id: this.#newId(isPaper ? 'paper' : 'clue'),
      of: [of],
      ...(clue.color !== undefined && { color: clue.color }),
      noun: isPaper ? paper : noun,
      ...(isPaper &&
        noun && {
          name: teller.tell(sayings.PAPER_NAME, {
            paper: { ...noun, gender: null },
            author: clue.author ?? '',
          }),
        }),
      ...(clue.says !== undefined && { says: clue.says }),
      ...(isPaper && { showsAs: 'paper' as const }),
    };
  }

  /** Puts a thing into a lock of its own, behind something, or in sight; returns the lock that this needs. */
  #place(thing: Unplaced, lock: OpenLock, isFirst: boolean, wall: SceneId = START_ID): readonly OpenLock[] {
    const { chance } = this.#ground;
    if (HANGS.has(thing.of[0] ?? '')) {
      this.#space.add({ ...thing, scene: wall, inside: null });
      return [];
    }
    // Chains go on as long as locks are left, and now and then one divides.
    const goesOn = isFirst || (this.#openEnds < MOST_OPEN_ENDS && chance() < SHARE.divided);
    const added = this.#locksLeft > 0 && goesOn ? this.#addLockable(lock, thing) : [];
    if (added.length > 0) {
      if (!isFirst) this.#openEnds += 1;
      return added;
    }
    const scene = this.#space.scenesFor(lock.scenes)[0] ?? START_ID;
    const hides = this.#hidden === 0 || chance() < SHARE.hidden;
    this.#space.add({ ...thing, scene, inside: hides ? this.#addHider(scene, thing.of[0] ?? '') : null });
    return [];
  }

  /** Adds a container with a lock around a thing, in the first scene that has room for one; a small one may be in another. */
  #addLockable(lock: OpenLock, thing: Unplaced): readonly OpenLock[] {
    for (const scene of this.#space.scenesFor(lock.scenes)) {
      const inner = this.#chooseLockable(scene, thing.of[0] ?? '');
      if (inner === null) continue;
      const within = this.#newLockable(inner, scene, lock);
      this.#space.add({ ...thing, scene, inside: within.id });
      const outer =
        this.#space.anchorOf(inner) === 'top' && this.#locksLeft > 0
          ? this.#chooseLockable(scene, inner)
          : null;
      if (outer === null) return [within];
      const around = this.#newLockable(outer, scene, lock);
      this.#set(within.id, { inside: around.id });
      return [around, within];
    }
    return [];
  }

  /** Chooses a container in which a thing can be found; null if there is none, or no room for one. */
  #chooseLockable(scene: SceneId, found: string): string | null {
    const { chance, fits } = this.#ground;
    const choices = this.#space
      .unused([...this.#space.sceneOf(scene).theme.lockables, ...ANYWHERE])
      .filter((of) => nounOf(of) && fits(of, found) && this.#space.hasRoom(scene, of));
    return choices.length > 0 ? chooseOne(choices, chance) : null;
  }

  #newLockable(of: string, scene: SceneId, { scenes }: OpenLock): OpenLock {
    this.#space.use(of, scene);
    this.#locksLeft -= 1;
    const noun = nounOf(of) ?? properName(of);
    const id = this.#newId('lock');
    const saysOpened = this.#ground.teller.tell(sayings.OPENED, {
      lock: noun,
      someone: this.#puzzles.anybody(),
    });
    this.#space.add({ id, of: [of], scene, inside: null, noun, saysOpened });
    return { id, noun, scenes };
  }

  #addHider(scene: SceneId, found: string): ItemId | null {
    const { teller, chance, fits } = this.#ground;
    const choices = this.#space
      .unused(this.#space.sceneOf(scene).theme.hiders)
      .filter((of) => nounOf(of) && fits(of, found) && this.#space.hasRoom(scene, of));
    if (choices.length === 0) return null;
    const of = chooseOne(choices, chance);
    this.#space.use(of, scene);
    this.#hidden += 1;
    const id = this.#newId('hider');
    this.#space.add({
      id,
      of: [of],
      scene,
      inside: null,
      noun: nounOf(of),
      says: teller.tell(sayings.FOUND),
    });
    return id;
  }

  #set(id: ItemId, settings: Partial<Pick<PlannedThing, 'lock' | 'says' | 'hints' | 'inside'>>) {
    this.#space.change(id, settings);
  }

  #newId(role: string): ItemId {
    this.#ids += 1;
    return `${role}${this.#ids}`;
  }
}

/** Containers that people bring along, so that they are found in any place. */
const ANYWHERE: readonly string[] = [
  'suitcase',
  'crate',
  'backpack',
  'toolbox',
  'chest',
  'jewelry-box',
  'cryptex',
];

/** Things through which one gets into another scene. */
const WAYS: readonly string[] = ['trapdoor', 'wardrobe', 'bookshelf', 'bookcase', 'locker', 'sarcophagus'];

/** Things that hang where they can be seen, since their picture tells something. */
const HANGS: ReadonlySet<string> = new Set([
  'calendar',
  ...['stone', 'brass', 'wooden'].flatMap((material) =>
    ['sign', 'number', 'arrow', 'colour', 'note'].map((kind) => `${material}-${kind}`),
  ),
]);

function hangsUp(clues: readonly ClueThing[]): boolean {
  return clues.some(({ of }) => HANGS.has(of[0] ?? ''));
}
