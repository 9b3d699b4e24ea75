import type { ItemId } from '../../room/model.ts';
import { isSeen, type Reach } from '../escape/findReach.ts';
import { Marking } from '../escape/Marking.ts';
import { done, type Fact, seen } from '../escape/rules/facts.ts';
import type { Rule, RuleBook } from '../escape/rules/RuleBook.ts';
import { clickedBy, type WalkStep } from '../escape/walk/walkStep.ts';
import { isTakeable, type World } from '../escape/world.ts';
import type { Examination } from '../examine.ts';
import type { Covers } from './findCovers.ts';
import type { Layer } from './layOut.ts';
import { SpotSearch } from './SpotSearch.ts';

/**
 * Clicks on an item: to read it; those that change something; and those on a way or a member again, when what they brought to light
 * themselves may cover them.
 */
export type Mark = `${'read' | 'first' | 'again'} ${ItemId}`;

/** By click for which there may be no spot, what covers it. */
type Blocked = ReadonlyMap<Mark, readonly ItemId[]>;

/**
 * The clicks for which an item may have no spot, with what covers it: in front of it in its scene, brought to light by some play
 * before they are needed, and never taken away without them. `book` holds the rules by which covers are taken away: of somebody who has
 * to read answers, where the room can be escaped so (S6). What may be covered itself counts as not taken away. Empty
 * where none of the wanted items has a cover that could come to that.
 */
export function findBlocked(
  { world, reach, clues }: Examination,
  book: RuleBook,
  { covers: allCovers, wanted }: { covers: Covers; wanted: readonly ItemId[] },
): Blocked {
  const ofWay = new Set(wanted);
  const search = new SpotSearch();
  const inSight = new Set([...allCovers.keys()].filter(({ id }) => isSeen(reach, id)));
  const suspectsOf = (isMeant: (id: ItemId) => boolean) =>
    [...allCovers].flatMap(([layer, inFront]) => {
      const covers =
        isMeant(layer.id) && inSight.has(layer) ? inFront.filter((cover) => inSight.has(cover)) : [];
      return search.isBuried(layer, covers) ? [[layer, covers] as const] : [];
    });
  const onWay = suspectsOf((id) => ofWay.has(id));
  if (onWay.length === 0) return new Map();
  const tellers = clues.flatMap(({ texts }) => texts.map(({ source }) => source));
  const clicked = new Set([...tellers, ...book.rules.flatMap(({ steps }) => steps.flatMap(clickedBy))]);
  const besides = suspectsOf((id) => clicked.has(id) && !ofWay.has(id));
  const answers = answersToldBy(clues);
  return settle({ world, reach, book, search, answers }, new Map([...onWay, ...besides]));
}

/**
 * By item that tells answers, the lock whose answer it tells, or null where there are several. Once the one is open, by whoever
 * knew its answer, nobody needs the text any more.
 */
function answersToldBy(clues: Examination['clues']): ReadonlyMap<ItemId, ItemId | null> {
  const answers = new Map<ItemId, ItemId | null>();
  for (const { texts, locks } of clues) {
    const lock = locks.length === 1 ? (locks[0] ?? null) : null;
    for (const { source } of texts) {
      if (source === null) continue;
      const isSame = !answers.has(source) || answers.get(source) === lock;
      answers.set(source, isSame ? lock : null);
    }
  }
  return answers;
}

/** The clicks that a step takes; a way and a member may be clicked again. */
export function clicksOf(step: WalkStep): readonly Mark[] {
  const isRepeated = step.type === 'enter' || step.type === 'sequence';
  return clickedBy(step).flatMap((id): readonly Mark[] => {
    if (step.type === 'read') return [`read ${id}`];
    return isRepeated ? [`first ${id}`, `again ${id}`] : [`first ${id}`];
  });
}

/** With what is read by the way: a click says it, too. */
function marksOfStep(step: WalkStep): readonly Mark[] {
  return [...clicksOf(step), ...clickedBy(step).map((id): Mark => `read ${id}`)];
}

/** Looks at a rule that may be taken to find out what stays: hundreds of items that cover one another would take any number (S5). */
const MOST_RULE_STEPS = 300_000;

interface Search {
  world: World;
  reach: Reach;
  book: RuleBook;
  search: SpotSearch;
  answers: ReturnType<typeof answersToldBy>;
}

/**
 * Goes through the suspects until no more turn out to be blocked: what is blocked cannot be taken off others. Where that takes too
 * long, all that are left count as blocked.
 */
function settle({ search, ...rules }: Search, suspects: ReadonlyMap<Layer, readonly Layer[]>): Blocked {
  const blocked = new Map<Mark, readonly ItemId[]>();
  const staying = new Staying(rules, new Set([...suspects.keys()].map(({ id }) => id)));
  /** By click, how many stayed when it was last looked at: they only become more. */
  const stayed = new Map<Mark, number>();
  for (let before = -1; before < blocked.size; ) {
    before = blocked.size;
    staying.leaveAlone(blocked);
    for (const [layer, covers] of suspects) {
      for (const mark of staying.clicksOn(layer)) {
        if (blocked.has(mark)) continue;
        const isSpent = staying.steps > MOST_RULE_STEPS;
        const stays = isSpent ? covers : staying.among(covers, mark);
        if (stays.length === stayed.get(mark)) continue;
        stayed.set(mark, stays.length);
        const isBlocked = stays.length === covers.length || search.isBuried(layer, stays);
        if (isBlocked) blocked.set(mark, namesOf(stays));
      }
    }
  }
  return blocked;
}

/** Tells whether some play brings a cover to light before a click, and cannot take it away without that. */
class Staying {
  readonly #world: World;
  readonly #book: RuleBook;
  readonly #marksOf: (rule: Rule) => readonly Mark[];
  /** Of somebody who knows every answer, and needs no text any more that told of what is open. */
  readonly #shown: Marking<Mark>;
  #taken: Marking<Mark>;
  /** Of those that did not last. */
  #steps = 0;
  readonly #marks: ReadonlySet<Mark>;
  readonly #facts = new Map<ItemId, CoverFacts>();

  constructor({ world, reach, book, answers }: Omit<Search, 'search'>, suspects: ReadonlySet<ItemId>) {
    this.#world = world;
    this.#book = book;
    this.#marksOf = ({ steps }) =>
      steps.flatMap((step) => (clickedBy(step).some((id) => suspects.has(id)) ? marksOfStep(step) : []));
    const told = new Map<Fact, Mark[]>();
    for (const [id, lock] of answers)
      if (lock !== null && suspects.has(id))
        told.set(done(lock), [...(told.get(done(lock)) ?? []), `read ${id}`]);
    this.#shown = new Marking(reach.book, (rule) => [
      ...this.#marksOf(rule),
      ...(told.get(rule.makes) ?? []),
    ]);
    const isSame = book === reach.book && told.size === 0;
    this.#taken = isSame ? this.#shown : new Marking(book, this.#marksOf);
    this.#marks = new Set([
      ...reach.book.rules.flatMap(({ steps }) => steps.flatMap(clicksOf)),
      ...[...answers.keys()].map((id): Mark => `read ${id}`),
    ]);
  }

  get steps(): number {
    const last = this.#taken === this.#shown ? 0 : this.#taken.steps;
    return this.#steps + this.#shown.steps + last;
  }

  /** The clicks on an item that there may be. */
  clicksOn({ id }: Layer): readonly Mark[] {
    const marks: readonly Mark[] = [`first ${id}`, `read ${id}`, `again ${id}`];
    return marks.filter((mark) => this.#marks.has(mark));
  }

  /** From now on nothing is taken away by these clicks. */
  leaveAlone(blocked: Blocked): void {
    if (blocked.size === 0) return;
    const isFree = ({ steps }: Rule) =>
      !steps.some((step) => clicksOf(step).some((mark) => blocked.has(mark)));
    this.#steps = this.steps - this.#shown.steps;
    this.#taken = new Marking(this.#book, this.#marksOf, isFree);
  }

  /** Those among covers that stay over a click. */
  among(covers: readonly Layer[], mark: Mark): readonly Layer[] {
    return covers.filter(({ id }) => {
      const { seen, taken } = this.#factsOf(id);
      if (!this.#shown.comesWithout(seen, mark)) return false;
      return !taken || !this.#taken.comesWithout(taken, mark);
    });
  }

  /** Asked for each layer that a cover lies over. */
  #factsOf(id: ItemId): CoverFacts {
    const known = this.#facts.get(id) ?? { seen: seen(id), taken: isTakeable(this.#world, id) && done(id) };
    this.#facts.set(id, known);
    return known;
  }
}

/** A cover was brought to light; it was taken away, where it can be. */
interface CoverFacts {
  seen: Fact;
  taken: Fact | false;
}

function namesOf(layers: readonly Layer[]): readonly ItemId[] {
  return layers.map(({ id }) => id);
}
