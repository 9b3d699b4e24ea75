import * as v from 'valibot';
import type { PlayEvent } from '../../play/model.ts';
import type { OpaqueName } from '../../play/view/opaqueName.ts';
import type { PlayerView } from '../../play/view/playerView.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';
import { type ClassView, classViewSchema } from './classes.ts';
import { eventSchema } from './events.ts';
import { seatNumber } from './ids.ts';
import { playerViewSchema } from './views.ts';

/** The characters of a party's code. Characters that look alike, such as 0 and O, are left out. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 6;

export const SIGNS_LENGTH = 4;

export const partyCode: SchemaOf<string> = typed(CODE_LENGTH);

/** Four signs that one device shows, and that the player enters at another one to move the seat there (T9). */
export const seatSigns: SchemaOf<string> = typed(SIGNS_LENGTH);

/** A code as players type it: small letters and spaces are accepted too. */
function typed(length: number): SchemaOf<string> {
  return v.pipe(
    v.string(),
    v.maxLength(20),
    v.transform((text) => text.replace(/[\s-]/gu, '').toUpperCase()),
    v.regex(new RegExp(`^[${CODE_SIGNS}]{${length}}$`, 'u')),
  );
}

/** An action of another seat, as far as this seat may see it (T4). */
export interface HeardChange {
  /** The play's number after the action (T3). */
  number: number;
  /** The seat that acted. */
  by: number;
  events: readonly TeamEvent[];
}

/**
 * A change of a seat: a new player took it, its player left or was removed, a newcomer took it over while it was idle,
 * its player moved it to another device, or its player opened a new party of the same room.
 */
export const SEAT_CHANGES = ['joined', 'left', 'removed', 'takenOver', 'moved', 'playsAgain'] as const;

/** An event that one seat is told about another seat. */
export type TeamEvent = PlayEvent<OpaqueName> | { type: (typeof SEAT_CHANGES)[number] };

export const teamEventSchema: SchemaOf<TeamEvent> = v.union([
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
  /** Gives access to the messages for this seat. */
  seat: string;
  /** Gives access to the team's presence, pointers and signals. */
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
  /** Present only in a class. */
  inClass?: ClassView;
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
  inClass: v.exactOptional(classViewSchema),
});
