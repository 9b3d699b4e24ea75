import type { Chance } from '../../lock/shuffle.ts';
import { shuffle } from '../../lock/shuffle.ts';
import { overlaps } from '../../room/geometry.ts';
import type { SceneId } from '../../room/model.ts';
import { chooseOne } from '../ideas/choose.ts';
import { IDEAS } from '../ideas/ideas.ts';
import type { Idea, Puzzle } from '../ideas/model.ts';
import { suitedTo } from '../locks/bodies.ts';
import type { AnswerSort } from '../locks/devices.ts';
import type { Sight } from '../places/sights/model.ts';
import { sightsOf } from '../places/sights/sights.ts';
import type { StoryTold } from '../stories/StoryTold.ts';
import type { Voice } from '../voices/model.ts';
import type { Noun } from '../words/noun.ts';
import type { Teller } from '../words/Teller.ts';
import type { Wish } from './model.ts';
import type { OpenLock, PlannedThing } from './plan.ts';
import type { Space, SpaceGround } from './Space.ts';
import * as sayings from './sayings.ts';
import { lookAtOne } from './voiced.ts';

/** How often an idea is exactly as hard as wished, if there is one. */
const EXACT = 0.6;

/** How often an idea of a sort is taken before all others: one seen in the picture, and one that puts two things together. */
const SHARE = { seen: 0.3, combined: 0.6 } as const;

/** How often players of a room may have to count what they see. */
const COUNTED = 0.4;

/** How often the first surprise of a room is taken, where there is one. */
const SURPRISE = 0.5;

/** Most papers of a room that say an answer plainly. */
const MOST_TOLD = 1;

/** Number of puzzles that are made of an idea until one has an answer of its own. */
const TRIES = 5;

/** Number of ideas that are tried until one has a single clue. */
const QUICK_TRIES = 12;

export interface PuzzleGround extends SpaceGround {
  wish: Wish;
  chance: Chance;
  teller: Teller;
  story: StoryTold;
  /** How the room's theme is told. */
  voice: Voice;
  /** What the room has already. */
  taken: Taken;
}

/** What must not be in a room a second time: catalogue ids of things, ids of ideas, answers. */
export interface Taken {
  kinds: readonly string[];
  ideas: readonly string[];
  answers: readonly string[];
}

/** What a lock asks of its puzzle. */
export interface PuzzleNeeds {
  /** Things that carry its written clues, as catalogue ids. */
  papers: readonly string[];
  /** Whether its clues may all be in sight, or needless for who tries: no further lock comes before them. */
  mayBeTried: boolean;
  /** Whether it has to be found and entered within a minute: by one paper alone (G2). */
  isQuick: boolean;
}

/** What a puzzle is made for. */
interface Request extends PuzzleNeeds {
  /** Where what it names in the picture stands. */
  scene: SceneId;
  lock: OpenLock;
}

/** A puzzle with what its answer is made of. */
export interface MadePuzzle extends Puzzle {
  sort: AnswerSort;
}

/** Makes the puzzles of one room, none of them twice. */
export class PuzzleMaker {
  readonly #ground: PuzzleGround;
  readonly #space: Space;
  /** Those who have not written a clue yet, and those who never will. */
  readonly #people: string[];
  readonly #others: string[];
  readonly #used = new Set<Idea['id']>();
  readonly #answers = new Set<string>();
  readonly #mayCount: boolean;

  constructor(ground: PuzzleGround, space: Space) {
    this.#ground = ground;
    this.#space = space;
    this.#people = [...ground.story.writers];
    this.#others = [...ground.story.others];
    this.#mayCount = ground.chance() < COUNTED;
    for (const idea of ground.taken.ideas) this.#used.add(idea);
    for (const answer of ground.taken.answers) this.take(answer);
  }

  /** Makes a puzzle that suits the wish and what has the lock. */
  make(request: Request): MadePuzzle {
    let [idea, puzzle] = this.#makeNext(request);
    for (let tried = 1; tried < QUICK_TRIES && request.isQuick && puzzle.clues.length > 1; tried += 1)
      [idea, puzzle] = this.#makeNext(request);
    this.take(puzzle.answer.password);
    return { ...puzzle, sort: idea.sort, parameters: `${idea.id} ${puzzle.parameters}` };
  }

  /** Keeps an answer from being one of another lock, or a word of a text. */
  take(answer: string): void {
    this.#answers.add(bare(answer));
    this.#ground.teller.avoid(answer);
  }

  /** Returns whether no other lock has an answer, and no text of the room tells it by chance. */
  isNew(answer: string): boolean {
    return !this.#answers.has(bare(answer)) && !this.#ground.teller.hasSaid(answer);
  }

  #makeNext(request: Request): [Idea, Puzzle] {
    const idea = this.#chooseIdea(request);
    this.#used.add(idea.id);
    return [idea, this.#makeNew(idea, request)];
  }

  /** A person of the story. */
  anybody(): string {
    const { story, chance } = this.#ground;
    return chooseOne(story.cast, chance);
  }

  /** A person of whom papers tell, and who writes none. */
  other(): string {
    return this.#others.shift() ?? this.anybody();
  }

  /** A person who has not written a clue yet, while there is one. */
  author(): string {
    return this.#people.shift() ?? this.#others.pop() ?? this.anybody();
  }

  /** A lock's gentlest hint: where its answer is. */
  lookAt(clues: readonly Pick<PlannedThing, 'noun'>[], lock: Noun): string {
    const { teller, voice } = this.#ground;
    const [one, two, three] = clues.flatMap(({ noun }) => noun ?? []);
    if (three || !one) return teller.tell(sayings.LOOK_AT_MORE, { lock });
    if (two) return teller.tell(sayings.LOOK_AT_TWO, { one, two });
    return lookAtOne(teller, voice, one);
  }

  /** Chooses an idea that suits the lock and that this room does not have, while there is one. */
  #chooseIdea(request: Request): Idea {
    const { wish, chance } = this.#ground;
    const { sorts } = suitedTo(request.lock.of);
    const possible = IDEAS.filter(
      (idea) => idea.fromAge <= wish.age && sorts.includes(idea.sort) && this.#isPossible(idea, request),
    );
    const unused = possible.filter(({ id }) => !this.#used.has(id));
    const fitting = unused.filter(({ level }) => Math.abs(level - wish.level) <= 1);
    const choices = [fitting, unused].find(({ length }) => length > 0) ?? possible;
    const lacking = this.#chooseLacking(choices, request);
    if (lacking) return lacking;
    for (const kind of ['seen', 'combined'] as const) {
      const ofKind = choices.filter((idea) => idea.kind === kind);
      if (ofKind.length > 0 && chance() < SHARE[kind]) return this.#nearest(ofKind);
    }
    return this.#nearest(choices);
  }

  /** Chooses an idea of a sort that the room lacks: a surprise, and one that puts two things together. */
  #chooseLacking(choices: readonly Idea[], { isQuick }: PuzzleNeeds): Idea | null {
    const { chance } = this.#ground;
    const surprises = choices.filter(({ isAha }) => isAha);
    if (!this.#has(({ isAha = false }) => isAha) && surprises.length > 0 && chance() < SURPRISE)
      return chooseOne(surprises, chance);
    const combined = choices.filter(isCombined);
    return isQuick || this.#has(isCombined) || combined.length === 0 ? null : this.#nearest(combined);
  }

  /** Chooses one of some ideas, more often one that is just as hard as wished. */
  #nearest(ideas: readonly Idea[]): Idea {
    const { wish, chance } = this.#ground;
    const exact = ideas.filter(({ level }) => level === wish.level);
    return chooseOne(exact.length > 0 && chance() < EXACT ? exact : ideas, chance);
  }

  #has(isSuch: (idea: Idea) => boolean): boolean {
    return IDEAS.some((idea) => this.#used.has(idea.id) && isSuch(idea));
  }

  #isPossible(idea: Idea, { scene, mayBeTried, isQuick }: Request): boolean {
    if (idea.isLast && !mayBeTried) return false;
    if (idea.isCounted && !this.#mayCount) return false;
    if (this.#latestYear < (idea.since ?? 0)) return false;
    if (isQuick && isInPicture(idea)) return false;
    if (idea.kind === 'told' && this.#countTold() >= MOST_TOLD) return false;
    if (this.#sights(scene).length < (idea.needsSights ?? 0)) return false;
    if (idea.needsWall && !this.#space.hasFreeWall(scene)) return false;
    return this.#standing(idea, scene).length >= (idea.needsThings?.least ?? 0);
  }

  /** The last year of which people of the theme write. */
  get #latestYear(): number {
    const { voice, wish } = this.#ground;
    return voice[wish.language].props.years[1];
  }

  #countTold(): number {
    return IDEAS.filter(({ id, kind }) => kind === 'told' && this.#used.has(id)).length;
  }

  #standing({ needsThings }: Idea, scene: SceneId): readonly string[] {
    if (!needsThings) return [];
    const { decorations, hiders } = this.#space.sceneOf(scene).theme;
    return this.#space
      .unused(needsThings.of)
      .filter((of) => [...decorations, ...hiders].includes(of) && this.#space.hasRoom(scene, of));
  }

  /** What can be counted in a place itself, as far as nothing that was kept of another room stands before it. */
  #sights(scene: SceneId): readonly Sight[] {
    const { background, laterMoods, keepFree = [] } = this.#space.sceneOf(scene);
    const all = sightsOf(background, laterMoods);
    return all.filter(({ rect }) => !keepFree.some((taken) => overlaps(rect, taken)));
  }

  /** Makes a puzzle of an idea whose answer is new to the room. */
  #makeNew(idea: Idea, { papers, scene }: Request): Puzzle {
    const { chance, teller, voice, wish } = this.#ground;
    const standing = shuffle(this.#standing(idea, scene), chance);
    const make = () =>
      idea.make({
        language: wish.language,
        chance,
        tell: (templates, slots) => teller.tell(templates, slots),
        papers,
        author: () => this.author(),
        other: () => this.other(),
        props: voice[wish.language].props,
        standing,
        sights: this.#sights(scene),
      });
    let puzzle = make();
    for (let tried = 1; tried < TRIES && !this.isNew(puzzle.answer.password); tried += 1) puzzle = make();
    return puzzle;
  }
}

/** An answer is the same on a pad and on wheels. */
function bare(answer: string): string {
  return answer.replaceAll(' ', '');
}

/** Whether an idea puts two things together. */
function isCombined({ kind }: Idea): boolean {
  return kind === 'combined';
}

function isInPicture({ needsWall = false, needsThings, needsSights }: Idea): boolean {
  return needsWall || needsThings !== undefined || needsSights !== undefined;
}
