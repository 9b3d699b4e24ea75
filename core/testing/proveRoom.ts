import type { Play } from '../play/model.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { isChange, type Move } from '../solve/escape/walk/walkStep.ts';
import { canBeOpenedByClick, createWorld } from '../solve/escape/world.ts';
import { exploreAll, keyOf, type State } from './explore.ts';
import { follow, tryToFollow } from './following.ts';
import { nextStep } from './nextStep.ts';
import { act, startedPlay } from './playing.ts';
import { hasOneWayEach, rulesUsedIn } from './rulesUsedIn.ts';
import { solve } from './solve.ts';

/** Facts about a room after all its states were explored. */
export interface Proved {
  isEscapable: boolean;
  states: number;
  /** Steps of its walkthrough without going. */
  steps: number;
  /** The solver's mistakes, in words. */
  contradictions: readonly string[];
}

/** Checks the solver on a small room against all states that plays can reach (S1–S4). */
export function proveRoom(room: Room): Proved {
  const states = exploreAll(room);
  const start = states.get(keyOf(startedPlay(room)));
  const isEscapable = start !== undefined && start.toEscape !== null;
  const solution = solve(room, startedPlay(room));
  const walkthrough = solution.ok ? solution.value.walkthrough : [];
  const steps = walkthrough.filter(isChange).length;
  const broken = {
    'S1 verdict': solution.ok !== isEscapable,
    'S3 dead end': isEscapable && [...states.values()].some(({ toEscape }) => toEscape === null),
    'S1 verdict of a state': [...states.values()].some(
      ({ play, toEscape }) => solve(room, play).ok !== (toEscape !== null),
    ),
    'S1 next steps from a state': isEscapable && !leadToEscape(room, states),
    'S4 replay': isEscapable && !escapes(room, walkthrough),
    'S1 a step can be left out': isEscapable && hasSpareStep(room, walkthrough),
    'S1 not shortest': isEscapable && isShortestKnown(room) && steps !== start.toEscape,
    'S1 needed': solution.ok && !isSame(solution.value.needed, neededIn(room, states)),
  };
  const contradictions = Object.entries(broken).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
  return { isEscapable, states: states.size, steps, contradictions };
}

/** A sequence is one step of several clicks, so the number of actions differs. */
function isShortestKnown(room: Room): boolean {
  return hasOneWayEach(room) && !rulesUsedIn(room).includes('K6 sequences');
}

/** Returns whether the next steps lead to the escape from every state. */
function leadToEscape(room: Room, states: ReadonlyMap<string, State>): boolean {
  const next = new Map([...states].map(([key, { play }]) => [key, keyAfterHint(room, play)]));
  const good = new Set([...states].flatMap(([key, { play }]) => (play.isEscaped ? [key] : [])));
  return [...states.keys()].every((key) => {
    const path: string[] = [];
    let at: string | null | undefined = key;
    for (; at && !good.has(at); at = next.get(at)) {
      if (path.length > states.size) return false;
      path.push(at);
    }
    for (const each of at ? path : []) good.add(each);
    return at !== null && at !== undefined;
  });
}

function keyAfterHint(room: Room, play: Play): string | null {
  const step = nextStep(room, play);
  return step && keyOf(act(room, play, step).play);
}

function escapes(room: Room, walkthrough: readonly Move[]): boolean {
  return walkthrough.reduce((play, step) => follow(room, play, step), startedPlay(room)).isEscaped;
}

/** Returns whether any step can be left out, if the player may go wherever a way is open. */
function hasSpareStep(room: Room, walkthrough: readonly Move[]): boolean {
  const steps = walkthrough.filter(isChange);
  return steps.some((left) => {
    const rest = steps.filter((step) => step !== left);
    return rest.reduce((play, step) => tryToFollow(room, goEverywhere(room, play), step), startedPlay(room))
      .isEscaped;
  });
}

function goEverywhere(room: Room, play: Play): Play {
  const world = createWorld(room, play);
  const open = room.itemOrder.filter((id) => {
    const { onClick } = itemOf(room, id) ?? {};
    const leadsOn = onClick?.type === 'go' && !play.entered.includes(onClick.to);
    return leadsOn && !play.items[id]?.isLocked && !canBeOpenedByClick(world, id);
  });
  const there = open.reduce((last, id) => tryToFollow(room, last, { type: 'click', item: id }), play);
  return there.entered.length > play.entered.length ? goEverywhere(room, there) : there;
}

/** Returns the items without which no state with an open door is reached. */
function neededIn(room: Room, states: ReadonlyMap<string, State>): readonly ItemId[] {
  return room.itemOrder.filter((id) => !escapesWithout(room, states, id));
}

function escapesWithout(room: Room, states: ReadonlyMap<string, State>, left: ItemId): boolean {
  const reached = new Set([keyOf(startedPlay(room))]);
  for (const key of reached) {
    const { play, edges } = states.get(key) ?? {};
    if (play?.isEscaped) return true;
    for (const { to, touched } of edges ?? []) if (!touched.includes(left)) reached.add(to);
  }
  return false;
}

function isSame(one: readonly ItemId[], other: readonly ItemId[]): boolean {
  return one.join() === other.join();
}
