import type { HintById, PlayerHint } from '../../hint/model.ts';
import { readAnswer } from '../../lock/lock.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { dealSeedOf } from '../dealSeedOf.ts';
import type { Action, Play, PlayEvent } from '../model.ts';
import type { Turn } from '../turn.ts';
import type { OpaqueName } from './opaqueName.ts';
import { nameOf, sceneNameOf } from './toPlayerView.ts';

/**
 * An id that no item or scene can have: an unknown name gets the same refusal as an invisible item (P12, N3).
 */
const NOBODY = '';

/** Returns an action with ids in place of a player's opaque names (P12). */
export function resolveNames({ room, play }: Turn, action: Action<OpaqueName>): Action {
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
 * Returns an event with opaque names in place of ids (P12). The cast is needed because the compiler cannot see that each type
 * keeps its own fields.
 */
export function renameEvent(event: PlayEvent, play: Play): PlayEvent<OpaqueName> {
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

/** Returns a hint with opaque names in place of ids (P12). */
export function renameHint({ item, scene, by, ...hint }: HintById, play: Play): PlayerHint {
  return {
    ...hint,
    ...(item !== undefined && { item: nameOf(play, item) }),
    ...(scene !== undefined && { scene: sceneNameOf(play, scene) }),
    ...(by !== undefined && { by: by === null ? null : nameOf(play, by) }),
  };
}
