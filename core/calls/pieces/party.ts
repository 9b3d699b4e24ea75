import * as v from 'valibot';
import type { PlayEvent } from '../../play/model.ts';
import type { OpaqueName } from '../../play/view/opaqueName.ts';
import type { PlayerView } from '../../play/view/playerView.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';
import { eventSchema } from './events.ts';
import { documentId, seatNumber, shortText } from './ids.ts';
import { playerViewSchema } from './views.ts';

/** The signs of a code: without those that look like others. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 6;

export const SIGNS_LENGTH = 4;

export const partyCode: SchemaOf<string> = typed(CODE_LENGTH);

/** Four signs that a device shows, so that another takes its seat (T9). */
export const seatSigns: SchemaOf<string> = typed(SIGNS_LENGTH);

/** A code as players type it: small letters and spaces are taken too. */
function typed(length: number): SchemaOf<string> {
  return v.pipe(
    v.string(),
    v.maxLength(20),
    v.transform((text) => text.replace(/[\s-]/gu, '').toUpperCase()),
    v.regex(new RegExp(`^[${CODE_SIGNS}]{${length}}$`, 'u')),
  );
}

/** What proves that a caller has a seat. */
export interface SeatProof {
  playId: string;
  /** Number of the caller's seat. */
  seat: number;
  /** Of a guest. */
  guestToken?: string;
  /**
   * The seat's key that this browser knows. A seat that was taken to another device has another one, and refuses the
   * old device also where both are of one account.
   */
  key?: string;
}

export const seatProofFields = {
  playId: documentId,
  seat: seatNumber,
  guestToken: v.exactOptional(shortText),
  key: v.exactOptional(shortText),
};

/** Something that another seat did, as one seat was told (T4). */
export interface HeardChange {
  /** The play's number after it (T3). */
  number: number;
  /** The seat that acted. */
  by: number;
  events: readonly TeamEvent[];
}

/**
 * What happens to a seat: somebody new took it, it was left or removed, a newcomer took over an idle one, its player
 * took it to another device, or opened a new party of the same room.
 */
const SEAT_CHANGES = ['joined', 'left', 'removed', 'takenOver', 'moved', 'playsAgain'] as const;

/** What a seat hears of another. */
export type TeamEvent = PlayEvent<OpaqueName> | { type: (typeof SEAT_CHANGES)[number] };

const teamEventSchema: SchemaOf<TeamEvent> = v.union([
  eventSchema,
  v.object({ type: v.picklist(SEAT_CHANGES) }),
]);

export const heardChangeSchema: SchemaOf<HeardChange> = v.object({
  number: wholeNumber,
  by: wholeNumber,
  events: v.array(teamEventSchema),
});

/** The keys of the live channel (T11). */
export interface LiveKeys {
  /** Opens what this seat is told. */
  seat: string;
  /** Opens the team's presence, pointers and signals. */
  team: string;
}

export const liveKeysSchema: SchemaOf<LiveKeys> = v.object({ seat: filledString, team: filledString });

/** The answer to a player who has taken a seat. */
export interface SeatedAnswer {
  playId: string;
  /** Number of the player's seat. */
  seat: number;
  /** Identifies the player; made for this browser if a guest. */
  playerId: string;
  /** Given to guests to prove whose seat it is; null for signed-in players. */
  guestToken: string | null;
  roomId: string;
  version: number;
  board: number;
  /** Number of the seat's last action. */
  sequence: number;
  /** The play's number: how often anything changed in it (T3). */
  number: number;
  keys: LiveKeys;
  view: PlayerView;
}

export const seatedAnswerSchema: SchemaOf<SeatedAnswer> = v.object({
  playId: filledString,
  seat: seatNumber,
  playerId: filledString,
  guestToken: v.nullable(filledString),
  roomId: filledString,
  version: wholeNumber,
  board: wholeNumber,
  sequence: wholeNumber,
  number: wholeNumber,
  keys: liveKeysSchema,
  view: playerViewSchema,
});
