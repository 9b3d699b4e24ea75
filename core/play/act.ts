import type { Hint, HintById } from '../hint/model.ts';
import { readAnswer } from '../lock/lock.ts';
import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { applyAction } from './applyAction.ts';
import { dealSeedOf } from './dealSeedOf.ts';
import type { Action, Play, PlayEvent, PlayRefusal } from './model.ts';
import type { Turn } from './turn.ts';
import { eventsInView } from './view/eventsInView.ts';
import type { OpaqueName } from './view/opaqueName.ts';
import { nameOf, sceneNameOf, toPlayerView } from './view/toPlayerView.ts';
import { diffView, type ViewChange } from './view/viewChange.ts';

/** What an action makes of a play, and what its player is told. */
export interface Acted {
  play: Play;
  /** By opaque names; empty when the action was refused. */
  events: readonly PlayEvent<OpaqueName>[];
  refusal: PlayRefusal | null;
  change: ViewChange;
}

/** An id that no item and no scene can have, so that an unknown name meets the very refusal of an unseen one (P12, N3). */
const NOBODY = '';

/**
 * Takes one action of a player: the one way into a play, for the server and for the preview. The action names items by
 * their opaque names, and what came about is told in the same names (P12). A refused one changes nothing but the clock.
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

/** Time is told every time: the player's clock is only set by answers. */
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

/** What was entered on the lock's face, whose pieces have names of this play alone, as the room writes answers (K2). */
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

/** The same event in opaque names; the compiler cannot follow that each kind keeps its own fields. */
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
