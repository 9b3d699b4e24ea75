import type { ItemId } from '../../room/model.ts';
import { isSeen, type Reach } from '../escape/findReach.ts';
import { liveRules, meetMarks } from '../escape/meetMarks.ts';
import { done, seen } from '../escape/rules/facts.ts';
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
  const isInSight = ({ id }: Layer) => isSeen(reach, id);
  const suspectsOf = (isMeant: (id: ItemId) => boolean) =>
    [...allCovers].flatMap(([layer, inFront]) => {
      const covers = isMeant(layer.id) && isInSight(layer) ? inFront.filter(isInSight) : [];
      return search.isBuried(layer, covers) ? [[layer, covers] as const] : [];
    });
  const onWay = suspectsOf((id) => ofWay.has(id));
  if (onWay.length === 0) return new Map();
  const clicked = new Set(reach.book.rules.flatMap(({ steps }) => steps.flatMap(clickedBy)));
  const besides = suspectsOf((id) => clicked.has(id) && !ofWay.has(id));
  return settle({ world, reach, search }, new Map([...onWay, ...besides]));
}

/** Goes through the suspects until no more turn out to be blocked: what is blocked cannot be taken off others. */
function settle(
  { world, reach, search }: { world: World; reach: Reach; search: SpotSearch },
  suspects: ReadonlyMap<Layer, readonly Layer[]>,
): Blocked {
  const blocked = new Map<ItemId, readonly ItemId[]>();
  const ids = new Set([...suspects.keys()].map(({ id }) => id));
  /** By layer, how many stayed when it was last looked at: they only become more. */
  const stayed = new Map<Layer, number>();
  for (let before = -1; before < blocked.size; ) {
    before = blocked.size;
    const stays = findWhatStays(world, reach, ids, blocked);
    for (const [layer, covers] of suspects) {
      if (blocked.has(layer.id)) continue;
      const staying = covers.filter((cover) => stays(layer, cover));
      if (staying.length === stayed.get(layer)) continue;
      stayed.set(layer, staying.length);
      const isBlocked = staying.length === covers.length || search.isBuried(layer, staying);
      if (isBlocked) blocked.set(layer.id, namesOf(staying));
    }
  }
  return blocked;
}

/** Clicks on an item; those on a way or a member again, when what they brought to light themselves may cover them. */
type Mark = `${'first' | 'again'} ${ItemId}`;

/** Tells whether some play brings a cover to light in time, and cannot take it away then. */
function findWhatStays(
  world: World,
  { book }: Reach,
  suspects: ReadonlySet<ItemId>,
  blocked: Blocked,
): (layer: Layer, cover: Layer) => boolean {
  const marksOf = ({ steps }: Rule) => steps.flatMap((step) => marksOfStep(step, suspects));
  const isFree = ({ steps }: Rule) => !steps.some((step) => clickedBy(step).some((id) => blocked.has(id)));
  const shown = meetMarks(liveRules(book), marksOf);
  const taken = blocked.size === 0 ? shown : meetMarks(liveRules(book, isFree), marksOf);
  const again = new Set(book.rules.flatMap(marksOf).filter((mark) => mark.startsWith('again')));
  return ({ id }, cover) => {
    const isShownFirst = shown.comesWithout(seen(cover.id), `first ${id}`);
    const mark: Mark = isShownFirst ? `first ${id}` : `again ${id}`;
    const isInTime = isShownFirst || (again.has(mark) && shown.comesWithout(seen(cover.id), mark));
    return isInTime && !(isTakeable(world, cover.id) && taken.comesWithout(done(cover.id), mark));
  };
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
