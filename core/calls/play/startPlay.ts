import * as v from 'valibot';
import type { PlayerView } from '../../play/view/playerView.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { documentId, shortText } from '../pieces/ids.ts';
import { playerViewSchema } from '../pieces/views.ts';

/** The message for a room without items (SPEC §5). */
export const NO_ITEMS = 'No item configurations found in room data';

export interface StartPlayRequest {
  roomId: string;
  /** The play to continue, one of the player's own; left out to start a new play. */
  playId?: string;
  /** The secret that this browser was given as a guest before; signed-in players send none. */
  guestToken?: string;
}

export interface StartPlayAnswer {
  playId: string;
  /** Identifies the player on the leaderboard. For guests it is made for this browser and reveals nothing. */
  playerId: string;
  /** Given to guests to prove whose play it is; null for signed-in players. */
  guestToken: string | null;
  version: number;
  /** The version whose leaderboard lists an escape of this play (B2). */
  board: number;
  /** Number of the last action; the next action must send this plus one. */
  sequence: number;
  view: PlayerView;
}

/**
 * Starts a play of the live version, or continues a play of the player's. The clock starts with the action
 * `start`.
 */
export const startPlayCall: CallContract<StartPlayRequest, StartPlayAnswer> = {
  name: 'startPlay',
  method: 'POST',
  request: v.object({
    roomId: documentId,
    playId: v.exactOptional(documentId),
    guestToken: v.exactOptional(shortText),
  }),
  answer: v.object({
    playId: filledString,
    playerId: filledString,
    guestToken: v.nullable(filledString),
    version: wholeNumber,
    board: wholeNumber,
    sequence: wholeNumber,
    view: playerViewSchema,
  }),
  errors: ['notFound', 'invalidRoom', 'tooManyRequests'],
};
