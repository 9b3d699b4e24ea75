import type { ActAnswer } from '../../../core/calls/play/act.ts';
import type { SyncAnswer } from '../../../core/calls/play/sync.ts';
import type { Action } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';

/** A play as begun at its judge: the server, or the browser in preview. */
export interface StartedPlay {
  view: PlayerView;
  board: number;
  /** The player's id on the leaderboard; empty in preview. */
  playerId: string;
  /** The number of the last accepted action; the next one has one more. */
  sequence: number;
  /** Only in a party: the play's number (T3), and what others did since the number known before (T12). */
  party?: Pick<SyncAnswer, 'number' | 'heard'>;
}

/**
 * The judge of one play, server or preview, which screens cannot distinguish. It knows the rules; the session
 * knows what has been seen.
 */
export interface PlayJudge {
  /**
   * Begins a play, or resumes the one left in this browser; the clock starts with the action `start`. @throws
   * notFound with SPEC §5's text
   */
  startPlay: () => Promise<StartedPlay>;
  /**
   * Applies the action with this number; the same number again returns the first events. @throws conflict if
   * another number is expected
   */
  act: (action: Action<OpaqueName>, sequence: number) => Promise<ActAnswer>;
  /** Names the player's record, once (P17); returns the name as shown. @throws notFound, conflict, refused */
  nameRecord: (username: string) => Promise<string>;
  /** Stores in this browser how far the play has got. */
  keep: (view: PlayerView) => Promise<void>;
  /** Forgets the play, so that `startPlay` begins a new one. */
  reset: () => Promise<void>;
}
