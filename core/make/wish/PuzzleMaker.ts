import type { Chance } from '../../lock/shuffle.ts';
import { shuffle } from '../../lock/shuffle.ts';
import type { SceneId } from '../../room/model.ts';
import { chooseOne } from '../ideas/choose.ts';
import { IDEAS } from '../ideas/ideas.ts';
import type { ClueThing, Idea, Puzzle } from '../ideas/model.ts';
import type { Noun } from '../words/noun.ts';
import type { Teller } from '../words/Teller.ts';
import type { Wish } from './model.ts';
import type { PlannedThing } from './plan.ts';
import type { Space, SpaceGround } from './Space.ts';
import * as sayings from './sayings.ts';

/** How often an idea is exactly as hard as wished, if there is one. */
const EXACT = 0.6;

/** How often an idea that needs a wall or things in the picture is taken before all others. */
const IN_PICTURE = 0.25;

/** Number of puzzles that are made of an idea until one has an answer of its own. */
const TRIES = 5;

/** Number of ideas that are tried until one has a single clue. */
const QUICK_TRIES = 12;

export interface PuzzleGround extends SpaceGround {
  wish: Wish;
  chance: Chance;
  teller: Teller;
  /** People of the story, in the order in which they write clues. */
  people: readonly string[];
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

/** Makes the puzzles of one room, none of them twice. */
export class PuzzleMaker {
  readonly #ground: PuzzleGround;
  readonly #space: Space;
  readonly #people: string[];
  readonly #used = new Set<string>();
  readonly #answers = new Set<string>();

  constructor(ground: PuzzleGround, space: Space) {
    this.#ground = ground;
    this.#space = space;
    this.#people = [...ground.people];
    for (const idea of ground.taken.ideas) this.#used.add(idea);
    for (const answer of ground.taken.answers) this.#answers.add(answer);
  }

  /** Makes a puzzle that suits the wish, for a lock of a place. */
  make(needs: PuzzleNeeds & { scene: SceneId }): Puzzle {
    let [idea, puzzle] = this.#makeNext(needs);
    for (let tried = 1; tried < QUICK_TRIES && needs.isQuick && puzzle.clues.length > 1; tried += 1)
      [idea, puzzle] = this.#makeNext(needs);
    this.#answers.add(puzzle.answer.password);
    this.#ground.teller.avoid(puzzle.answer.password);
    return { ...puzzle, parameters: `${idea.id} ${puzzle.parameters}` };
  }

  #makeNext(needs: PuzzleNeeds & { scene: SceneId }): [Idea, Puzzle] {
    const idea = this.#chooseIdea(needs);
    this.#used.add(idea.id);
    return [idea, this.#makeNew(idea, needs)];
  }

  /** A person of the story. */
  anybody(): string {
    const { people, chance } = this.#ground;
    return chooseOne(people, chance);
  }

  /** A person who has not written a clue yet, while there is one. */
  author(): string {
    return this.#people.shift() ?? this.anybody();
  }

  /** The sentence by which a lock names whom to ask; empty if its clues hang in sight. */
  pointTo(clues: readonly Pick<ClueThing, 'author'>[]): string {
    const { teller } = this.#ground;
    const [one, two] = clues.flatMap(({ author }) => author ?? []);
    if (one === undefined) return '';
    if (two === undefined) return teller.tell(sayings.POINT_TO_ONE, { one });
    return teller.tell(sayings.POINT_TO_TWO, { one, two });
  }

  /** A lock's gentlest hint: where its answer is. */
  lookAt(clues: readonly Pick<PlannedThing, 'noun'>[], lock: Noun): string {
    const { teller } = this.#ground;
    const [one, two, three] = clues.flatMap(({ noun }) => noun ?? []);
    if (three || !one) return teller.tell(sayings.LOOK_AT_MORE, { lock });
    return two ? teller.tell(sayings.LOOK_AT_TWO, { one, two }) : teller.tell(sayings.LOOK_AT_ONE, { one });
  }

  /** Chooses an idea that this room does not have, while there is one that suits the wish. */
  #chooseIdea(needs: PuzzleNeeds & { scene: SceneId }): Idea {
    const { wish, chance } = this.#ground;
    const possible = IDEAS.filter((idea) => idea.fromAge <= wish.age && this.#isPossible(idea, needs));
    const unused = possible.filter(({ id }) => !this.#used.has(id));
    const fitting = unused.filter(({ level }) => Math.abs(level - wish.level) <= 1);
    const pictured = fitting.filter(isInPicture);
    if (pictured.length > 0 && chance() < IN_PICTURE) return chooseOne(pictured, chance);
    const exact = fitting.filter(({ level }) => level === wish.level);
    if (exact.length > 0 && chance() < EXACT) return chooseOne(exact, chance);
    const choices = [fitting, unused].find(({ length }) => length > 0) ?? possible;
    return chooseOne(choices, chance);
  }

  #isPossible(idea: Idea, { scene, mayBeTried, isQuick }: PuzzleNeeds & { scene: SceneId }): boolean {
    if (idea.isLast && !mayBeTried) return false;
    if (isQuick && isInPicture(idea)) return false;
    if (idea.needsWall && !this.#space.hasFreeWall(scene)) return false;
    return this.#standing(idea, scene).length >= (idea.needsThings?.least ?? 0);
  }

  #standing({ needsThings }: Idea, scene: SceneId): readonly string[] {
    if (!needsThings) return [];
    const { decorations, hiders } = this.#space.sceneOf(scene).theme;
    return this.#space
      .unused(needsThings.of)
      .filter((of) => [...decorations, ...hiders].includes(of) && this.#space.hasRoom(scene, of));
  }

  /** Whether no other lock has the answer, and no text of the room tells it by chance. */
  #isNew({ answer: { password } }: Puzzle): boolean {
    return !this.#answers.has(password) && !this.#ground.teller.hasSaid(password);
  }

  /** Makes a puzzle of an idea whose answer is new to the room. */
  #makeNew(idea: Idea, { papers, scene }: PuzzleNeeds & { scene: SceneId }): Puzzle {
    const { chance, teller, wish } = this.#ground;
    const standing = shuffle(this.#standing(idea, scene), chance);
    const make = () =>
      idea.make({
        language: wish.language,
        chance,
        tell: (templates, slots) => teller.tell(templates, slots),
        papers,
        author: () => this.author(),
        standing,
      });
    let puzzle = make();
    for (let tried = 1; tried < TRIES && !this.#isNew(puzzle); tried += 1) puzzle = make();
    return puzzle;
  }
}

function isInPicture({ needsWall = false, needsThings }: Idea): boolean {
  return needsWall || needsThings !== undefined;
}
