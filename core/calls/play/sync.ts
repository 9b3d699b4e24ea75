import * as v from 'valibot';
import type { PlayerView } from '../../play/view/playerView.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { type ClassView, classViewSchema } from '../pieces/classes.ts';
import { type HeardChange, heardChangeSchema, type LiveKeys, liveKeysSchema } from '../pieces/party.ts';
import { type SeatProof, seatProofFields } from '../pieces/seatProof.ts';
import { playerViewSchema } from '../pieces/views.ts';

export interface SyncRequest extends SeatProof {
  /** The play's number that the caller knows. */
  number: number;
}

export interface SyncAnswer {
  /** The play's number. */
  number: number;
  /** Number of the seat's last action. */
  sequence: number;
  /** What others did since the known number: at most the last 50 changes that this seat may see (T12). */
  heard: readonly HeardChange[];
  keys: LiveKeys;
  view: PlayerView;
  /** Present only in a class. */
  inClass?: ClassView;
}

const answer: SchemaOf<SyncAnswer> = v.object({
  number: wholeNumber,
  sequence: wholeNumber,
  heard: v.array(heardChangeSchema),
  keys: liveKeysSchema,
  view: playerViewSchema,
  inClass: v.exactOptional(classViewSchema),
});

/** Returns everything that a seat missed (T12), and reports to the others that its player is present. */
export const syncCall: CallContract<SyncRequest, SyncAnswer> = {
  name: 'sync',
  method: 'POST',
  request: v.object({
    ...seatProofFields,
    number: wholeNumber,
  }),
  answer,
  errors: ['notFound', 'roomHidden', 'invalidRoom', 'tooManyRequests'],
};
