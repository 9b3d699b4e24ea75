import * as v from 'valibot';
import type { PlayerView } from '../../play/view/playerView.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { documentId, shortText } from '../pieces/ids.ts';
import { playerViewSchema } from '../pieces/views.ts';

/** SPEC §5: what is said of a room that has nothing in it. */
export const NO_ITEMS = 'No item configurations found in room data';

export interface StartPlayRequest {
  roomId: string;
  /** A play that the player left and goes on with. */
  playId?: string;
  /** The secret that a guest's browser was given before; signed-in players send none. */
  guestToken?: string;
}

export interface StartPlayAnswer {
  playId: string;
  /** By which the leaderboard knows the player; of guests it is made for this browser, and tells nothing. */
  playerId: string;
  /** Given to guests; it proves whose play it is. Null for signed-in players. */
  guestToken: string | null;
  version: number;
  /** The number of the leaderboard that its escape stands on (B2). */
  board: number;
  /** The number of the last action taken; the next one carries one more. */
  sequence: number;
  view: PlayerView;
}

/** Pins a version for a player, or goes on with a play of theirs; its clock starts with the action `start`. */
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
