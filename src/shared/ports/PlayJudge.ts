import type { Action, PlayEvent, PlayRefusal } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';

/** A play as begun at whoever judges it: the server, or the browser itself in preview. */
export interface StartedPlay {
  view: PlayerView;
  board: number;
  /** By which the leaderboard knows the player; empty in preview. */
  playerId: string;
}

export interface ActOutcome {
  view: PlayerView;
  events: readonly PlayEvent<OpaqueName>[];
  refusal: PlayRefusal | null;
}

/** The judge of one play: server or preview, so that the screen cannot tell them apart (DESIGN §4). */
export interface PlayJudge {
  /** Begins a play, or goes on with the one this browser left; the clock waits for the action `start`. @throws notFound with SPEC §5's text */
  startPlay: () => Promise<StartedPlay>;
  act: (action: Action<OpaqueName>) => Promise<ActOutcome>;
  /** Gives the player's record a name, once (P17); answers it as it is shown. @throws notFound, conflict, refused */
  nameRecord: (username: string) => Promise<string>;
  /** Forgets the play, so that `startPlay` begins a new one. */
  reset: () => void;
}
