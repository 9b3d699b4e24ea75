import { applyAction } from './applyAction.ts';
import type { Action, Play, PlayEvent, PlayRefusal } from './model.ts';
import type { Turn } from './turn.ts';
import { diffView } from './view/diffView.ts';
import { eventsInView } from './view/eventsInView.ts';
import { renameEvent, resolveNames } from './view/naming.ts';
import type { OpaqueName } from './view/opaqueName.ts';
import { toPlayerView } from './view/toPlayerView.ts';
import type { ViewChange } from './view/viewChange.ts';

/** The result of an action, and what its player is sent. */
export interface Acted {
  play: Play;
  /** What happened, with opaque names; empty if the action was refused. */
  events: readonly PlayEvent<OpaqueName>[];
  refusal: PlayRefusal | null;
  change: ViewChange;
}

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
  const named = eventsInView(turn, play, events).map((event) => renameEvent(event, play));
  return { play, events: named, refusal: null, change: describeChange(turn, play) };
}

/** Always includes the time, since the player's clock is set only by answers. */
function describeChange(turn: Turn, after: Play): ViewChange {
  const view = toPlayerView({ ...turn, play: after });
  return { ...diffView(toPlayerView(turn), view), elapsed: view.elapsed };
}
