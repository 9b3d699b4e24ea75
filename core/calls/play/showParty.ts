import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { seatNumber, shortText } from '../pieces/ids.ts';
import { partyCode } from '../pieces/party.ts';

export interface ShowPartyRequest {
  code: string;
  /** The secret of this browser's guest. */
  guestToken?: string;
  /** As in `joinParty`. */
  browserToken?: string;
}

/** Whether a newcomer can join a party or a class; if not, why. `blocked`: the teacher lets this browser in no more. */
export const DOORS = ['open', 'closed', 'full', 'over', 'blocked'] as const;

/** A seat whose player has been away for five minutes. */
export interface LeftSeat {
  seat: number;
  /** Name of the player. */
  name: string;
}

/** How a party ended. */
export interface PartyResult {
  /** Milliseconds on the clock at the escape; null if the team did not escape. */
  time: number | null;
  /** Names of the players who acted. */
  names: readonly string[];
}

export interface ShowPartyAnswer {
  roomId: string;
  /** Name of the player who opened the party; empty for a class. */
  opener: string;
  door: (typeof DOORS)[number];
  /** Whether the caller has a seat in it. */
  isSeated: boolean;
  /** The seats that a newcomer may take over (T9). */
  left: readonly LeftSeat[];
  /** Null until the party is over. */
  result: PartyResult | null;
  /** Only of a class: whether pupils type their names, whether each plays alone, and how many of its seats are free. */
  inClass?: { areNamesTyped: boolean; isAlone: boolean; free: number };
}

const answer: SchemaOf<ShowPartyAnswer> = v.object({
  roomId: filledString,
  opener: v.string(),
  door: v.picklist(DOORS),
  isSeated: v.boolean(),
  left: v.array(v.object({ seat: seatNumber, name: v.string() })),
  result: v.nullable(v.object({ time: v.nullable(wholeNumber), names: v.array(v.string()) })),
  inClass: v.exactOptional(v.object({ areNamesTyped: v.boolean(), isAlone: v.boolean(), free: wholeNumber })),
});

/** Shows a party to whoever has its code, before they join (T9): where it plays, whether they can join, how it ended. */
export const showPartyCall: CallContract<ShowPartyRequest, ShowPartyAnswer> = {
  name: 'showParty',
  method: 'POST',
  request: v.object({
    code: partyCode,
    guestToken: v.exactOptional(shortText),
    browserToken: v.exactOptional(shortText),
  }),
  answer,
  errors: ['notFound', 'roomHidden', 'invalidRoom', 'tooManyRequests'],
};
