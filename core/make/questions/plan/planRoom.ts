import { type Chance, shuffle } from '../../../lock/shuffle.ts';
import { LIMITS } from '../../../room/limits.ts';
import { DOOR_ID, type ItemId } from '../../../room/model.ts';
import type { FittedAnswer } from '../answers/fitAnswer.ts';
import type { QuestionOptions } from '../model.ts';
import type { Plan, PlannedLock, PlanSize } from './model.ts';
import { PlanDraft } from './PlanDraft.ts';
import { secondsOf } from './secondsOf.ts';
import { shareLock } from './shareLock.ts';

export interface PlanWish extends Pick<QuestionOptions, 'order' | 'level'> {
  fits: readonly FittedAnswer[];
  /** The wished length; null for as long as the questions take. */
  seconds: number | null;
  size: PlanSize;
  chance: Chance;
}

/** At most three questions are open at any time (G2). */
const GROUP = 3;
/** From this many questions on there is a second scene, and three may share one lock. */
const MANY = 9;
/** A paper may lie in a box with a key, and that key in another one. */
const MOST_WRAPS = 2;
/** What a room of no wished length adds by its level: a box with a key for every so many questions, and shared locks. */
const ADDED = {
  1: { wrapEvery: Number.POSITIVE_INFINITY, shared: 0 },
  2: { wrapEvery: 5, shared: 1 },
  3: { wrapEvery: 3, shared: 2 },
} as const;

/** What a plan adds for variety: boxes with keys around the papers of these questions. */
interface Extras {
  wraps: readonly number[];
  /** Groups of three whose answers make one code. */
  shared: readonly number[];
  hasHiders: boolean;
  decorations: number;
}

/**
 * Plans the puzzles of a room (G4): each question on a paper of its own, its answer the code of a box, a way or the
 * door, which hold what comes next. In fixed order each lock leads to the next question; in free order three are open
 * at once, and what they hold opens the next three.
 */
export function planRoom(wish: PlanWish): Plan {
  const { fits, seconds, level, size, chance } = wish;
  const added = ADDED[level];
  const mayHide = level > 1;
  const places = shuffle(
    // Boxes around a question that need not be read would only be left shut.
    fits.flatMap(({ type }, place) =>
      type === 'order' ? [] : Array.from({ length: MOST_WRAPS }, () => place),
    ),
    chance,
  );
  const able = sharingGroups(wish);
  const plan = (wraps: number, hasHiders: boolean, decorations: number, shared: number = added.shared) =>
    draftRoom(wish, {
      wraps: places.slice(0, wraps),
      shared: able.slice(0, shared),
      hasHiders,
      decorations,
    });
  if (seconds === null) return plan(Math.round(fits.length / added.wrapEvery), mayHide, size.decorations);
  const bare = plan(0, false, 0);
  if (secondsOf(bare) >= seconds) {
    const shared = able.findIndex((_, place) => secondsOf(plan(0, false, 0, place + 1)) <= seconds);
    return plan(0, false, 0, shared < 0 ? able.length : shared + 1);
  }
  const count = longest(
    places.length,
    (wraps) => secondsOf(plan(wraps, mayHide, size.decorations)) <= seconds,
  );
  const full = plan(count, mayHide, size.decorations);
  return secondsOf(full) <= seconds ? full : plan(0, mayHide, 1);
}

/** Returns the largest number up to `most` for which the condition still holds. */
function longest(most: number, holds: (count: number) => boolean): number {
  let count = 0;
  while (count < most && holds(count + 1)) count++;
  return count;
}

function draftRoom(wish: PlanWish, extras: Extras): Plan {
  const draft = new PlanDraft(extras.hasHiders);
  if (wish.order === 'fixed') chainQuestions(draft, wish, extras);
  else groupQuestions(draft, wish, extras);
  for (const scene of draft.scenes)
    for (let count = 0; count < extras.decorations; count++) draft.add('decoration', { scene });
  return { scenes: draft.scenes, things: draft.things };
}

/** Each lock holds the next question; a way takes a box's place where a scene is full. */
function chainQuestions(draft: PlanDraft, { fits, size }: PlanWish, { wraps }: Extras): void {
  const inScene = boxesInScene(fits.length - 1 + wraps.length, fits.length, size);
  let spot: ItemId | null = null;
  for (const [question, fit] of fits.entries()) {
    spot = wrapSpot(draft, spot, wraps.filter((place) => place === question).length);
    draft.addPaper(question, spot);
    const lock = { by: 'answers', questions: [question], fit, shared: null } as const;
    if (question === fits.length - 1) draft.add('door', { id: DOOR_ID, lock });
    else if (draft.boxesHere >= inScene || needsScene(draft, [fits[question + 1]])) spot = draft.addWay(lock);
    else spot = draft.add('box', { lock });
  }
}

/** Three questions at a time; each answer frees a key, and all keys of a group open what holds the next. */
function groupQuestions(draft: PlanDraft, { fits, size }: PlanWish, { wraps, shared }: Extras): void {
  const groups = groupsOf(fits.length);
  let spot: ItemId | null = null;
  for (const [place, group] of groups.entries()) {
    for (const question of group) {
      const count = wraps.filter((wrapped) => wrapped === question).length;
      draft.addPaper(question, wrapSpot(draft, spot, count));
    }
    const lock = lockOfGroup(draft, group, fits, shared.includes(place));
    const next = groups[place + 1];
    const comes = next ? next.length + 1 + wraps.filter((wrapped) => next.includes(wrapped)).length : 0;
    const isFull = draft.boxesHere + comes > size.boxes;
    const isHalf = fits.length >= MANY && draft.scenes.length === 1 && 2 * (place + 1) >= groups.length - 1;
    if (!next) draft.add('door', { id: DOOR_ID, lock });
    else if (
      isFull ||
      isHalf ||
      needsScene(
        draft,
        next.map((question) => fits[question]),
      )
    )
      spot = draft.addWay(lock);
    else spot = draft.add('box', { lock });
  }
}

/**
 * Things are put in order by looking at them, without their question: such a lock must not be in sight before its turn,
 * or it would be opened early and what lies between be left out.
 */
function needsScene({ scenes }: PlanDraft, fits: readonly (FittedAnswer | undefined)[]): boolean {
  return scenes.length < LIMITS.scenes && fits.some((fit) => fit?.type === 'order');
}

function groupsOf(count: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(count / GROUP) }, (_, group) =>
    Array.from({ length: Math.min(GROUP, count - group * GROUP) }, (_, place) => group * GROUP + place),
  );
}

/** Returns the groups of three whose answers make one code, in chance order: only in a room of many questions. */
function sharingGroups({ fits, order, chance }: PlanWish): readonly number[] {
  if (order === 'fixed' || fits.length < MANY) return [];
  const groups = groupsOf(fits.length);
  const able = [...groups.keys()].filter((place) => sharedFit(groups[place] ?? [], fits) !== null);
  return shuffle(able, chance);
}

function sharedFit(group: readonly number[], fits: readonly FittedAnswer[]) {
  return group.length === GROUP ? shareLock(group.flatMap((question) => fits[question] ?? [])) : null;
}

/** A last single question opens the way out itself. */
function lockOfGroup(
  draft: PlanDraft,
  group: readonly number[],
  fits: readonly FittedAnswer[],
  isSharing: boolean,
): PlannedLock {
  const shared = isSharing ? sharedFit(group, fits) : null;
  if (shared) return { by: 'answers', questions: group, fit: shared.fit, shared: shared.way };
  const locks = group.flatMap((question): PlannedLock[] => {
    const fit = fits[question];
    return fit ? [{ by: 'answers', questions: [question], fit, shared: null }] : [];
  });
  const [only] = locks;
  if (only && locks.length === 1) return only;
  return { by: 'keys', keys: locks.map((lock) => draft.add('key', { inside: draft.add('box', { lock }) })) };
}

/** Puts a box with a key around what comes to a spot, as often as is asked; returns where it then lies. */
function wrapSpot(draft: PlanDraft, spot: ItemId | null, count: number): ItemId | null {
  let inside = spot;
  for (let wrapped = 0; wrapped < count; wrapped++) {
    const key = draft.add('key', { inside: draft.hide(inside) });
    inside = draft.add('box', { lock: { by: 'keys', keys: [key] } });
  }
  return inside;
}

function boxesInScene(boxes: number, questions: number, size: PlanSize): number {
  const scenes = Math.max(questions >= MANY ? 2 : 1, Math.ceil(boxes / size.boxes));
  return Math.ceil(boxes / scenes);
}
