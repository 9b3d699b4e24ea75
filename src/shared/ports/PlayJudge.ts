import type { ActAnswer } from '../../../core/calls/play/act.ts';
import type { Action } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';

/** A play as begun at whoever judges it: the server, or the browser itself in preview. */
export interface StartedPlay {
  view: PlayerView;
  board: number;
  /** By which the leaderboard knows the player; empty in preview. */
  playerId: string;
  /** The number of the last action taken; the next one carries one more. */
  sequence: number;
}

/** The judge of one play: server or preview, so that the screen cannot tell them apart. It knows the rules, the session what has been seen. */
export interface PlayJudge {
  /** Begins a play, or goes on with the one this browser left; the clock waits for the action `start`. @throws notFound with SPEC §5's text */
  startPlay: () => Promise<StartedPlay>;
  /** Takes the action of that number; the same number again gets the events of the first time. @throws conflict where another number comes next */
  act: (action: Action<OpaqueName>, sequence: number) => Promise<ActAnswer>;
  /** Gives the player's record a name, once (P17); returns it as it is shown. @throws notFound, conflict, refused */
  nameRecord: (username: string) => Promise<string>;
  /** Keeps in this browser how far the play has got. */
  keep: (view: PlayerView) => Promise<void>;
  /** Forgets the play, so that `startPlay` begins a new one. */
  reset: () => Promise<void>;
}
