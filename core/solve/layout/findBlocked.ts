import type { ItemId } from '../../room/model.ts';
import { isSeen, type Reach } from '../escape/findReach.ts';
import { Marking } from '../escape/Marking.ts';
import { done, type Fact, seen } from '../escape/rules/facts.ts';
import type { Rule, RuleBook } from '../escape/rules/RuleBook.ts';
import { clickedBy, type WalkStep } from '../escape/walk/walkStep.ts';
import { isTakeable, type World } from '../escape/world.ts';
import type { Examination } from '../examine.ts';
import { MOST_NAMED } from '../findings/finding.ts';
import type { Covers } from './findCovers.ts';
import type { Layer } from './layOut.ts';
import { SpotSearch } from './SpotSearch.ts';

/**
 * A click on an item: to read it (`read`), to change something (`first`), or again on a way or a member
 * (`again`), which may be covered by what it revealed itself.
 */
export type Mark = `${'read' | 'first' | 'again'} ${ItemId}`;

/**
 * For each click that may have no free spot, the items that cover it; the list is as long as a finding may
 * name.
 */
type Blocked = ReadonlyMap<Mark, readonly ItemId[]>;

/**
 * Returns the clicks for which an item may have no spot, each with the covers. A cover is an item in front of it in its
 * scene that some play reveals before the click, and that cannot be taken away without the click. `book` has the rules
 * for taking covers away, for a player who must read answers if the room can be escaped that way (S6). Covers that may
 * be covered themselves count as permanent. Empty if no wanted item has such a cover.
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
 * Maps each item that tells answers to its lock, or null if there are several. Once its only lock is open,
 * nobody needs the text.
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

/** Returns the clicks of a step; ways and members may be clicked again. */
export function clicksOf(step: WalkStep): readonly Mark[] {
  const isRepeated = step.type === 'enter' || step.type === 'sequence';
  return clickedBy(step).flatMap((id): readonly Mark[] => {
    if (step.type === 'read') return [`read ${id}`];
    return isRepeated ? [`first ${id}`, `again ${id}`] : [`first ${id}`];
  });
}

/** Includes reading, since a click shows the text too. */
function marksOfStep(step: WalkStep): readonly Mark[] {
  return [...clicksOf(step), ...clickedBy(step).map((id): Mark => `read ${id}`)];
}

/** Limit on examined rules: hundreds of items that cover one another could need any number (S5). */
const MOST_RULE_LOOKS = 300_000;

interface Search {
  world: World;
  reach: Reach;
  book: RuleBook;
  search: SpotSearch;
  answers: ReturnType<typeof answersToldBy>;
}

/**
 * Repeats until no more suspects turn out to be blocked, since blocked covers cannot be taken away. Over the
 * limit, all remaining suspects count as blocked.
 */
function settle({ search, ...rules }: Search, suspects: ReadonlyMap<Layer, readonly Layer[]>): Blocked {
  const blocked = new Map<Mark, readonly ItemId[]>();
  const staying = new Staying(rules, new Set([...suspects.keys()].map(({ id }) => id)));
  /** By click, the number of permanent covers at its last check; it never decreases. */
  const stayed = new Map<Mark, number>();
  for (let before = -1; before < blocked.size; ) {
    before = blocked.size;
    staying.leaveAlone(blocked);
    for (const [layer, covers] of suspects) {
      for (const mark of staying.clicksOn(layer)) {
        if (blocked.has(mark)) continue;
        const isSpent = staying.looks > MOST_RULE_LOOKS;
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

/** Determines whether some play reveals a cover before a click and cannot take it away without the click. */
class Staying {
  readonly #world: World;
  readonly #book: RuleBook;
  readonly #marksOf: (rule: Rule) => readonly Mark[];
  /** Tells what becomes visible for a player who knows every answer, and who no longer reads texts about open locks. */
  readonly #shown: Marking<Mark>;
  #taken: Marking<Mark>;
  /** Work of the markings that were replaced meanwhile. */
  #looks = 0;
  readonly #marks: ReadonlySet<Mark>;
  readonly #facts = new Map<ItemId, CoverFacts>();
  /** By list of covers, whether all of them stay in front at every click. */
  readonly #staying = new Map<readonly Layer[], boolean>();

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

  get looks(): number {
    const last = this.#taken === this.#shown ? 0 : this.#taken.looks;
    return this.#looks + this.#shown.looks + last;
  }

  /** Returns the possible clicks on an item. */
  clicksOn({ id }: Layer): readonly Mark[] {
    const marks: readonly Mark[] = [`first ${id}`, `read ${id}`, `again ${id}`];
    return marks.filter((mark) => this.#marks.has(mark));
  }

  /** Excludes these clicks from taking covers away. */
  leaveAlone(blocked: Blocked): void {
    if (blocked.size === 0) return;
    const isFree = ({ steps }: Rule) =>
      !steps.some((step) => clicksOf(step).some((mark) => blocked.has(mark)));
    this.#looks = this.looks - this.#shown.looks;
    this.#taken = new Marking(this.#book, this.#marksOf, isFree);
  }

  /** Returns the covers that stay in front at a click. */
  among(covers: readonly Layer[], mark: Mark): readonly Layer[] {
    if (this.#stayAnyway(covers)) return covers;
    return covers.filter(({ id }) => {
      const { seen, taken } = this.#factsOf(id);
      if (!this.#shown.comesWithout(seen, mark)) return false;
      return !taken || !this.#taken.comesWithout(taken, mark);
    });
  }

  /** Returns whether covers stay in front at every click: most are there from the start and can never be taken. */
  #stayAnyway(covers: readonly Layer[]): boolean {
    const known = this.#staying.get(covers);
    if (known !== undefined) return known;
    const stay = covers.every(({ id }) => {
      const { seen, taken } = this.#factsOf(id);
      return !taken && this.#shown.comesFree(seen);
    });
    this.#staying.set(covers, stay);
    return stay;
  }

  /** Cached, since the facts are needed for each layer under the cover. */
  #factsOf(id: ItemId): CoverFacts {
    const known = this.#facts.get(id) ?? { seen: seen(id), taken: isTakeable(this.#world, id) && done(id) };
    this.#facts.set(id, known);
    return known;
  }
}

/** The facts that a cover was revealed, and that it was taken away, if it can be. */
interface CoverFacts {
  seen: Fact;
  taken: Fact | false;
}

function namesOf(layers: readonly Layer[]): readonly ItemId[] {
  return layers.slice(0, MOST_NAMED).map(({ id }) => id);
}
