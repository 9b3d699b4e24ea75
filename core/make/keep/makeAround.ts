import { createChance } from '../../lock/shuffle.ts';
import type { Recipe, RecipeItem } from '../../recipe/model.ts';
import { listOf } from '../../recipe/settingCommands.ts';
import { hitRect } from '../../room/geometry.ts';
import { LIMITS } from '../../room/limits.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemId, Room, SceneId } from '../../room/model.ts';
import { findWalkthrough } from '../../solve/escape/walk/findWalkthrough.ts';
import type { Surroundings } from '../furnish/model.ts';
import { countOpenEnds, secondsToFirstSuccess } from '../openEnds.ts';
import { proveRecipe, withFairTime } from '../prove.ts';
import type { LockWay } from '../wish/Growth.ts';
import { type Around, makeFromWish, NEAR, type WishedRoom } from '../wish/makeFromWish.ts';
import type { Wish } from '../wish/model.ts';
import { secondsOf } from '../wish/secondsOf.ts';
import { attach, builtOf, type LoosePart } from './attach.ts';
import { backToFront } from './backToFront.ts';
import { keptParts } from './keptParts.ts';
import { renamed } from './renamed.ts';

/** Number of rooms that are made until the kept parts fit into one. */
const TRIES = 12;

/** Most chains of locks side by side, and seconds until a first lock can be open (G2). */
const MOST_OPEN_ENDS = 3;
const MINUTE = 60;

/** A room that has parts of another one, and the locks of those parts by their new ids. */
export interface RoomAround {
  made: WishedRoom;
  kept: ReadonlySet<ItemId>;
}

/** What is added to a room that is made anew. */
interface Addition {
  around: Around;
  /** What stays as it was. */
  items: readonly RecipeItem[];
  /** Containers that have to hold something of the new room, or are opened by something that has no place yet. */
  parts: readonly LoosePart[];
  ways: ReadonlyMap<ItemId, LockWay>;
}

/**
 * Makes another room by a wish that has parts of a former one: their locks, containers, clues, words and places stay as
 * they are, and the rest is made anew in the same places. Null if these parts fit into no room.
 */
export function makeAround(
  wish: Wish,
  { made: former, locks }: { made: WishedRoom; locks: readonly ItemId[] },
  surroundings: Surroundings,
  seed: string,
): RoomAround | null {
  const addition = additionOf(former, locks, surroundings);
  if (!addition) return null;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const made = makeFromWish(wish, surroundings, `${seed} around ${tried}`, addition.around);
    const joined = made && join(wish, made, addition, { surroundings, seed: `${seed} join ${tried}` });
    if (joined) return { made: joined, kept: new Set(addition.ways.keys()) };
  }
  return null;
}

function additionOf(
  former: WishedRoom,
  locks: readonly ItemId[],
  surroundings: Surroundings,
): Addition | null {
  const kept = keptParts(former, locks, surroundings);
  if (!kept) return null;
  const stays = new Set(kept.things);
  const all = new Set([...stays, ...kept.parts.flatMap(({ loose }) => loose)]);
  const items = former.recipe.items.filter(({ id }) => all.has(id));
  const names = new Map(items.map(({ id }, place) => [id, `kept${place + 1}`]));
  const nameOf = (id: ItemId) => names.get(id) ?? null;
  const added = (ids: ReadonlySet<ItemId>) =>
    items.flatMap((item) => (ids.has(item.id) ? [renamed(withoutMark(item, former), nameOf)] : []));
  const ways = kept.parts.map(({ lock }): [ItemId, LockWay] => {
    const { finds = [], idea = null } = former.ways.get(lock) ?? {};
    return [nameOf(lock) ?? lock, { finds: finds.flatMap((id) => nameOf(id) ?? []), idea }];
  });
  return {
    around: aroundOf(former, items, stays),
    items: added(stays),
    parts: kept.parts.flatMap(({ lock, loose, isFree }) =>
      isFree || loose.length > 0 ? [{ lock: nameOf(lock) ?? lock, loose: added(new Set(loose)) }] : [],
    ),
    ways: new Map(ways),
  };
}

/** What a thing said for the sake of another lock is not said without that one. */
function withoutMark(item: RecipeItem, { marks }: WishedRoom): RecipeItem {
  const mark = marks.get(item.id);
  if (mark === undefined || item.saysOpened === undefined) return item;
  return { ...item, saysOpened: item.saysOpened.replace(mark, '').trim() };
}

function aroundOf(former: WishedRoom, items: readonly RecipeItem[], stays: ReadonlySet<ItemId>): Around {
  const texts = items.flatMap(({ name = '', says = '', saysOpened = '', hints = [], lock }) => [
    ...[name, says, saysOpened, ...hints],
    lock && 'wrongText' in lock ? (lock.wrongText ?? '') : '',
  ]);
  const ideas = [...former.ways.values()].flatMap(({ idea }) => idea?.split(' ')[0] ?? []);
  const [first, ...others] = former.scenes.map((scene) => ({
    ...scene,
    keepFree: rectsIn(former, scene.id, stays),
  }));
  const answers = items.flatMap(({ lock }) => (lock && 'password' in lock ? [lock.password] : []));
  return {
    scenes: first ? [first, ...others] : former.scenes,
    texts: texts.filter((text) => text !== ''),
    taken: { kinds: items.map(({ of }) => of), ideas, answers },
    minutes: secondsOf(items.map((item) => plannedOf(item, items))) / 60,
  };
}

function rectsIn({ room }: WishedRoom, scene: SceneId, ids: ReadonlySet<ItemId>) {
  return [...ids].flatMap((id) => {
    const item = itemOf(room, id);
    return item?.scene === scene ? [hitRect(item)] : [];
  });
}

function plannedOf(item: RecipeItem, items: readonly RecipeItem[]) {
  const host = items.find(({ hides }) => listOf(hides ?? []).includes(item.id));
  return { ...item, of: [item.of], scene: item.scene ?? '', inside: host?.id ?? null, noun: null };
}

/** Adds what is kept to a room, and proves it; null if it has no place there, or the room is too long or too short. */
function join(
  wish: Wish,
  made: WishedRoom,
  { items, parts, ways }: Addition,
  { surroundings, seed }: { surroundings: Surroundings; seed: string },
): WishedRoom | null {
  const chance = createChance(seed);
  const loose = parts.flatMap((part) => part.loose);
  let recipe: Recipe | null = {
    ...made.recipe,
    // Until the length is known, as in any wished room.
    timeLimit: LIMITS.timeLimit.max,
    items: [...made.recipe.items, ...items, ...loose],
  };
  for (const part of parts) {
    recipe = attach(recipe, part, surroundings, chance);
    if (!recipe) return null;
  }
  const room = builtOf(recipe, surroundings);
  const proved = room && proveRecipe(backToFront(recipe, room, surroundings), surroundings.catalogue);
  if (!proved?.ok || Math.abs(proved.value.length - wish.minutes) > NEAR * wish.minutes) return null;
  if (!isWorkedThrough(proved.value.room)) return null;
  const ideas = [...ways.values()].flatMap(({ idea }) => idea ?? []);
  return {
    ...made,
    ...withFairTime(proved.value, wish.minutes),
    ideas: [...made.ideas, ...ideas],
    ways: new Map([...made.ways, ...ways]),
  };
}

/** Returns whether every lock is on the way out, few of them at a time, and the first one soon (G2). */
function isWorkedThrough(room: Room): boolean {
  if (findWalkthrough(room)?.locksBeside !== 0) return false;
  return countOpenEnds(room) <= MOST_OPEN_ENDS && secondsToFirstSuccess(room) <= MINUTE;
}
