import type { ItemId } from '../room/model.ts';
import { applyAction } from './applyAction.ts';
import type { Action, Play, PlayEvent, PlayRefusal } from './model.ts';
import type { OpaqueName } from './opaqueName.ts';
import { nameOf, toPlayerView } from './toPlayerView.ts';
import type { Turn } from './turn.ts';
import { diffView, type ViewChange } from './viewChange.ts';

/** What an action makes of a play, and what its player is told. */
export interface Acted {
  play: Play;
  /** By opaque names; empty when the action was refused. */
  events: readonly PlayEvent<OpaqueName>[];
  refusal: PlayRefusal | null;
  change: ViewChange;
}

/** An id that no item can have, so that an unknown name meets the very refusal of an unseen one (P12). */
const NOBODY: ItemId = '';

/**
 * Takes one action of a player: the one way into a play, for the server and for the preview. The action names items by
 * their opaque names, and what came about is told in the same names (P12). A refused one changes nothing but the clock.
 */
export function act(turn: Turn, action: Action<OpaqueName>): Acted {
  const applied = applyAction(turn, resolveNames(turn.play, action));
  if (!applied.ok) {
    const change = describeChange(turn, turn.play);
    return { play: turn.play, events: [], refusal: applied.refusal, change };
  }
  const { play, events } = applied.value;
  const named = events.map((event) => renameItems(event, play));
  return { play, events: named, refusal: null, change: describeChange(turn, play) };
}

/** Time is told every time: the player's clock is only set by answers. */
function describeChange(turn: Turn, after: Play): ViewChange {
  const view = toPlayerView({ ...turn, play: after });
  return { ...diffView(toPlayerView(turn), view), elapsed: view.elapsed };
}

function resolveNames(play: Play, action: Action<OpaqueName>): Action {
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

/** The same event in opaque names; the compiler cannot follow that each kind keeps its own fields. */
function renameItems(event: PlayEvent, play: Play): PlayEvent<OpaqueName> {
  const rename = (id: ItemId | null) => (id === null ? null : nameOf(play, id));
  return {
    ...event,
    ...('item' in event && { item: rename(event.item) }),
    ...('key' in event && { key: rename(event.key) }),
  } as PlayEvent<OpaqueName>;
}
