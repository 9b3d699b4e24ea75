import * as v from 'valibot';
import { CLASS_LIMITS } from '../../class/classLimits.ts';
import type { Division } from '../../class/classSeats.ts';
import type { ClassSettings } from '../../class/classSession.ts';
import { MOST_SEATS } from '../../play/team/team.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { documentId, shortText } from '../pieces/ids.ts';

export interface OpenClassRequest extends Omit<ClassSettings, 'filling'> {
  roomId: string;
  division: Division;
  /** Language of the names that the app gives to pupils and teams, as a BCP 47 tag. */
  language: string;
}

export interface OpenClassAnswer {
  sessionId: string;
  /** The code by which pupils join. */
  code: string;
}

const within = (most: number) => v.pipe(wholeNumber, v.minValue(1), v.maxValue(most));

const division: SchemaOf<Division> = v.variant('type', [
  v.object({ type: v.literal('byNumber'), teams: within(CLASS_LIMITS.teams) }),
  v.object({ type: v.literal('bySize'), size: within(MOST_SEATS) }),
  v.object({ type: v.literal('alone') }),
]);

/** Opens a session of a class at the live version of a room (Q1); the caller is its teacher. */
export const openClassCall: CallContract<OpenClassRequest, OpenClassAnswer> = {
  name: 'openClass',
  method: 'POST',
  request: v.object({
    roomId: documentId,
    division,
    language: shortText,
    minutes: v.nullable(within(CLASS_LIMITS.minutes.max)),
    mayAskHints: v.boolean(),
    mayComeLate: v.boolean(),
    areNamesTyped: v.boolean(),
    isRanked: v.boolean(),
  }),
  answer: v.object({ sessionId: filledString, code: filledString }),
  errors: ['notFound', 'roomHidden', 'conflict', 'quotaReached', 'invalidRoom', 'tooManyRequests'],
};
