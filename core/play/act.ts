import type { Hint, HintById } from '../hint/model.ts';
import { readAnswer } from '../lock/lock.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { applyAction } from './applyAction.ts';
import { dealSeedOf } from './dealSeedOf.ts';
import type { Action, Play, PlayEvent, PlayRefusal } from './model.ts';
import { isInInventory, isInView } from './step.ts';
import type { Turn } from './turn.ts';
import { diffView } from './view/diffView.ts';
import type { OpaqueName } from './view/opaqueName.ts';
import { nameOf, sceneNameOf, toPlayerView } from './view/toPlayerView.ts';
import type { ViewChange } from './view/viewChange.ts';

/** The result of an action, and what its player is sent. */
export interface Acted {
  play: Play;
  /** With opaque names; empty if the action was refused. */
  events: readonly PlayEvent<OpaqueName>[];
  refusal: PlayRefusal | null;
  change: ViewChange;
}

/**
 * An id that no item or scene can have: an unknown name gets the same refusal as an invisible item (P12, N3).
 */
const NOBODY = '';

/**
 * Takes one action of a player, on the server and in the preview. Action and events name items by opaque
 * names (P12). A refused action changes nothing but the clock.
 */
export function act(turn: Turn, action: Action<OpaqueName>): Acted {
  const applied = applyAction(turn, resolveNames(turn, action));
  if (!applied.ok) {
    const change = describeChange(turn, turn.play);
    return { play: turn.play, events: [], refusal: applied.refusal, change };
  }
  const { play, events } = applied.value;
  const named = eventsInView(turn, play, events).map((event) => rename(event, play));
  return { play, events: named, refusal: null, change: describeChange(turn, play) };
}

/** Always includes the time, since the player's clock is set only by answers. */
function describeChange(turn: Turn, after: Play): ViewChange {
  const view = toPlayerView({ ...turn, play: after });
  return { ...diffView(toPlayerView(turn), view), elapsed: view.elapsed };
}

function resolveNames({ room, play }: Turn, action: Action<OpaqueName>): Action {
  switch (action.type) {
    case 'click':
      return { ...action, item: idOf(play, action.item) };
    case 'enterPassword': {
      const item = idOf(play, action.item);
      return { ...action, item, password: answerIn(room, play, { item, entered: action.password }) };
    }
    case 'select':
      return { ...action, item: action.item === null ? null : idOf(play, action.item) };
    case 'useItem':
      return { ...action, item: idOf(play, action.item), on: idOf(play, action.on) };
    case 'go':
      return { ...action, scene: idIn(play.sceneNames, action.scene) };
    default:
      return action;
  }
}

/**
 * Converts an entry into the room's own form of answers: the pieces of a lock have names that are valid only
 * in this play (K2).
 */
export function answerIn(
  room: Room,
  play: Play,
  { item: id, entered }: { item: ItemId; entered: string },
): string {
  const lock = itemOf(room, id);
  return lock ? readAnswer(lock, entered, dealSeedOf(play, id)) : entered;
}

function idOf(play: Play, name: OpaqueName): ItemId {
  return idIn(play.names, name);
}

function idIn(names: Readonly<Record<string, OpaqueName>>, name: OpaqueName): string {
  return Object.keys(names).find((id) => names[id] === name) ?? NOBODY;
}

/**
 * Replaces ids in an event by opaque names. The cast is needed because the compiler cannot see that each type
 * keeps its own fields.
 */
function rename(event: PlayEvent, play: Play): PlayEvent<OpaqueName> {
  if (event.type === 'hint') {
    const { type, hint, below } = event;
    return { type, hint: renameHint(hint, play), below: below.map((each) => renameHint(each, play)) };
  }
  const renamed = (id: ItemId | null) => (id === null ? null : nameOf(play, id));
  return {
    ...event,
    ...('item' in event && { item: renamed(event.item) }),
    ...('key' in event && { key: renamed(event.key) }),
    ...('scene' in event && { scene: sceneNameOf(play, event.scene) }),
  } as PlayEvent<OpaqueName>;
}

function renameHint({ item, scene, by, ...hint }: HintById, play: Play): Hint<OpaqueName, OpaqueName> {
  return {
    ...hint,
    ...(item !== undefined && { item: nameOf(play, item) }),
    ...(scene !== undefined && { scene: sceneNameOf(play, scene) }),
    ...(by !== undefined && { by: by === null ? null : nameOf(play, by) }),
  };
}

/**
 * Filters the events that the player may know (N4): those of items that they see or hold, before or after. If
 * anything else happened, a single event says so.
 */
export function eventsInView(turn: Turn, after: Play, events: readonly PlayEvent[]): readonly PlayEvent[] {
  const shown = events.filter((event) => isShown(turn, after, event));
  return shown.length === events.length ? events : [...shown, { type: 'somethingElsewhere' }];
}

function isShown({ room, play }: Turn, after: Play, event: PlayEvent): boolean {
  const isSeen = (state: Play, id: ItemId) => isInView(room, state, id) || isInInventory(state, id);
  // A message is always meant for the player; a hint may have moved them on meanwhile.
  if (event.type === 'message') return true;
  if (event.type === 'sceneChanged') return event.scene === after.scene;
  if (!('item' in event) || event.item === null) return true;
  return isSeen(play, event.item) || isSeen(after, event.item);
}
