import type { ItemId } from '../../room/model.ts';
import { isSeen, type Reach } from '../escape/findReach.ts';
import { Marking } from '../escape/Marking.ts';
import { done, type Fact, seen } from '../escape/rules/facts.ts';
import type { Rule } from '../escape/rules/RuleBook.ts';
import { clickedBy, type WalkStep } from '../escape/walk/walkStep.ts';
import { isTakeable, type World } from '../escape/world.ts';
import type { Examination } from '../examine.ts';
import type { Covers } from './findCovers.ts';
import type { Layer } from './layOut.ts';
import { SpotSearch } from './SpotSearch.ts';

type Blocked = ReadonlyMap<ItemId, readonly ItemId[]>;

/**
 * The items that may have no spot to click, with what covers them: in front of them in their scene, brought to light by some play
 * before they are needed, and never taken away without them. What may be covered itself counts as not taken away. Empty
 * where none of the wanted ones has a cover that could come to that.
 */
export function findBlocked(
  { world, reach }: Examination,
  allCovers: Covers,
  wanted: readonly ItemId[],
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
  const clicked = new Set(reach.book.rules.flatMap(({ steps }) => steps.flatMap(clickedBy)));
  const besides = suspectsOf((id) => clicked.has(id) && !ofWay.has(id));
  return settle({ world, reach, search }, new Map([...onWay, ...besides]));
}

/** Looks at a rule that may be taken to find out what stays: hundreds of items that cover one another would take any number (S5). */
const MOST_RULE_STEPS = 300_000;

interface Search {
  world: World;
  reach: Reach;
  search: SpotSearch;
}

/**
 * Goes through the suspects until no more turn out to be blocked: what is blocked cannot be taken off others. Where that takes too
 * long, all that are left count as blocked.
 */
function settle({ world, reach, search }: Search, suspects: ReadonlyMap<Layer, readonly Layer[]>): Blocked {
  const blocked = new Map<ItemId, readonly ItemId[]>();
  const staying = new Staying(world, reach, new Set([...suspects.keys()].map(({ id }) => id)));
  /** By layer, how many stayed when it was last looked at: they only become more. */
  const stayed = new Map<Layer, number>();
  for (let before = -1; before < blocked.size; ) {
    before = blocked.size;
    staying.leaveAlone(blocked);
    for (const [layer, covers] of suspects) {
      if (blocked.has(layer.id)) continue;
      const isSpent = staying.steps > MOST_RULE_STEPS;
      const stays = isSpent ? covers : staying.among(layer, covers);
      if (stays.length === stayed.get(layer)) continue;
      stayed.set(layer, stays.length);
      const isBlocked = stays.length === covers.length || search.isBuried(layer, stays);
      if (isBlocked) blocked.set(layer.id, namesOf(stays));
    }
  }
  return blocked;
}

/** Clicks on an item; those on a way or a member again, when what they brought to light themselves may cover them. */
type Mark = `${'first' | 'again'} ${ItemId}`;

/** Tells whether some play brings a cover to light in time, and cannot take it away then. */
class Staying {
  readonly #world: World;
  readonly #reach: Reach;
  readonly #marksOf: (rule: Rule) => readonly Mark[];
  readonly #shown: Marking<Mark>;
  #taken: Marking<Mark>;
  /** Of those that did not last. */
  #steps = 0;
  readonly #again: ReadonlySet<Mark>;
  readonly #facts = new Map<ItemId, CoverFacts>();

  constructor(world: World, reach: Reach, suspects: ReadonlySet<ItemId>) {
    this.#world = world;
    this.#reach = reach;
    this.#marksOf = ({ steps }) => steps.flatMap((step) => marksOfStep(step, suspects));
    this.#shown = new Marking(reach.book, this.#marksOf);
    this.#taken = this.#shown;
    const marks = reach.book.rules.flatMap(this.#marksOf);
    this.#again = new Set(marks.filter((mark) => mark.startsWith('again')));
  }

  get steps(): number {
    const last = this.#taken === this.#shown ? 0 : this.#taken.steps;
    return this.#steps + this.#shown.steps + last;
  }

  /** From now on nothing is taken away by clicks on these. */
  leaveAlone(blocked: Blocked): void {
    if (blocked.size === 0) return;
    const isFree = ({ steps }: Rule) => !steps.some((step) => clickedBy(step).some((id) => blocked.has(id)));
    this.#steps = this.steps - this.#shown.steps;
    this.#taken = new Marking(this.#reach.book, this.#marksOf, isFree);
  }

  /** Those among the covers of a layer that stay. */
  among({ id }: Layer, covers: readonly Layer[]): readonly Layer[] {
    const first: Mark = `first ${id}`;
    const again: Mark = `again ${id}`;
    return covers.filter((cover) => {
      const facts = this.#factsOf(cover.id);
      const isShownFirst = this.#shown.comesWithout(facts.seen, first);
      const isShownAgain =
        !isShownFirst && this.#again.has(again) && this.#shown.comesWithout(facts.seen, again);
      const isTaken = facts.taken && this.#taken.comesWithout(facts.taken, isShownFirst ? first : again);
      return (isShownFirst || isShownAgain) && !isTaken;
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

function marksOfStep(step: WalkStep, suspects: ReadonlySet<ItemId>): readonly Mark[] {
  const isRepeated = step.type === 'enter' || step.type === 'sequence';
  return clickedBy(step).flatMap((id): readonly Mark[] => {
    if (!suspects.has(id)) return [];
    return isRepeated ? [`first ${id}`, `again ${id}`] : [`first ${id}`];
  });
}

function namesOf(layers: readonly Layer[]): readonly ItemId[] {
  return layers.map(({ id }) => id);
}
