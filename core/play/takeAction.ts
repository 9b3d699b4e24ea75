import { type Result, success } from '../result.ts';
import type { ItemId, Room } from '../room/model.ts';
import { applyAction } from './applyAction.ts';
import type { Action, OpaqueName, Play, PlayEvent, PlayRefusal } from './model.ts';
import { nameOf } from './toPlayerView.ts';

export interface Taken {
  play: Play;
  /** By opaque names. */
  events: readonly PlayEvent<OpaqueName>[];
}

/** An id that no item can have, so that an unknown name meets the very refusal of an unseen one (P12). */
const NOBODY: ItemId = '';

/**
 * Takes an action that names items by their opaque names, as the player's side knows them, and tells what came about
 * in the same names (P12). The one way into a play for the server and for the preview; `at` as in `applyAction`.
 */
export function takeAction(room: Room, play: Play, action: Action, at: number): Result<Taken, PlayRefusal> {
  const result = applyAction(room, play, resolveNames(play, action), at);
  if (!result.ok) return result;
  const { play: next, events } = result.value;
  return success({ play: next, events: events.map((event) => renameItems(event, next)) });
}

function resolveNames(play: Play, action: Action): Action {
  switch (action.type) {
    case 'click':
    case 'enterPassword':
      return { ...action, item: idOf(play, action.item) };
    case 'select':
      return { ...action, item: action.item === null ? null : idOf(play, action.item) };
    case 'useItem':
      return { ...action, item: idOf(play, action.item), on: idOf(play, action.on) };
    default:
      return action;
  }
}

function idOf(play: Play, name: OpaqueName): ItemId {
  return Object.keys(play.names).find((id) => play.names[id] === name) ?? NOBODY;
}

function renameItems(event: PlayEvent, play: Play): PlayEvent<OpaqueName> {
  const named = { ...event };
  if ('item' in named && named.item !== null) named.item = nameOf(play, named.item);
  if ('key' in named && named.key !== null) named.key = nameOf(play, named.key);
  return named;
}
