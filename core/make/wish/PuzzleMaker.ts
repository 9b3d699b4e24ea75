import type { Chance } from '../../lock/shuffle.ts';
import { chooseOne } from '../ideas/choose.ts';
import { IDEAS } from '../ideas/ideas.ts';
import type { ClueThing, Idea, Puzzle } from '../ideas/model.ts';
import type { Noun } from '../words/noun.ts';
import type { Teller } from '../words/Teller.ts';
import type { Wish } from './model.ts';
import type { PlannedThing } from './plan.ts';
import type { SpaceGround } from './Space.ts';
import * as sayings from './sayings.ts';

/** How often an idea is exactly as hard as wished, if there is one. */
const EXACT = 0.6;

/** Number of puzzles that are made of an idea until one has an answer of its own. */
const TRIES = 5;

/** Papers on which somebody has written; small ones are found in more places. */
const PAPERS: readonly string[] = ['note', 'letter', 'note', 'letter', 'book'];

export interface PuzzleGround extends SpaceGround {
  wish: Wish;
  chance: Chance;
  teller: Teller;
  /** People of the story, in the order in which they write clues. */
  people: readonly string[];
}

/** Makes the puzzles of one room, none of them twice. */
export class PuzzleMaker {
  readonly #ground: PuzzleGround;
  readonly #people: string[];
  readonly #used = new Set<string>();
  readonly #answers = new Set<string>();

  constructor(ground: PuzzleGround) {
    this.#ground = ground;
    this.#people = [...ground.people];
  }

  /** Makes a puzzle that suits the wish. `hasWall`: whether there is a wall for plaques. */
  make({ hasWall }: { hasWall: boolean }): Puzzle {
    const idea = this.#chooseIdea(hasWall);
    this.#used.add(idea.id);
    const puzzle = this.#makeNew(idea);
    return { ...puzzle, parameters: `${idea.id} ${puzzle.parameters}` };
  }

  /** A person of the story. */
  anybody(): string {
    const { people, chance } = this.#ground;
    return chooseOne(people, chance);
  }

  /** The sentence by which a lock names whom to ask; empty if its clues hang in sight. */
  pointTo(clues: readonly ClueThing[]): string {
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
  #chooseIdea(hasWall: boolean): Idea {
    const { wish, chance } = this.#ground;
    const possible = IDEAS.filter(
      ({ fromAge, needsWall = false }) => fromAge <= wish.age && (hasWall || !needsWall),
    );
    const unused = possible.filter(({ id }) => !this.#used.has(id));
    const fitting = unused.filter(({ level }) => Math.abs(level - wish.level) <= 1);
    const exact = fitting.filter(({ level }) => level === wish.level);
    if (exact.length > 0 && chance() < EXACT) return chooseOne(exact, chance);
    const choices = [fitting, unused].find(({ length }) => length > 0) ?? possible;
    return chooseOne(choices, chance);
  }

  /** Makes a puzzle of an idea whose answer no other lock of the room has. */
  #makeNew(idea: Idea): Puzzle {
    const { chance, teller, wish, scenes, entries, people } = this.#ground;
    const papers = PAPERS.filter((of) => scenes[0].theme.readables.includes(of) && entries.has(of));
    const make = () =>
      idea.make({
        language: wish.language,
        chance,
        tell: (templates, slots) => teller.tell(templates, slots),
        papers,
        author: () => this.#people.shift() ?? chooseOne(people, chance),
      });
    let puzzle = make();
    for (let tried = 1; tried < TRIES && this.#answers.has(puzzle.answer.password); tried += 1)
      puzzle = make();
    this.#answers.add(puzzle.answer.password);
    return puzzle;
  }
}
