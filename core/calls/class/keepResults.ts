import * as v from 'valibot';
import { finiteNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface KeepResultsRequest {
  sessionId: string;
  /**
   * Whether the results are kept for 30 days, without the names of pupils. Otherwise they are deleted with the
   * session.
   */
  isKept: boolean;
}

/** Keeps the results of a session that has ended (Q10), or lets them go; returns when they go, since the epoch. */
export const keepResultsCall: CallContract<KeepResultsRequest, { goesAt: number }> = {
  name: 'keepResults',
  method: 'POST',
  request: v.object({ sessionId: documentId, isKept: v.boolean() }),
  answer: v.object({ goesAt: finiteNumber }),
  errors: ['notFound', 'conflict', 'invalidRoom', 'tooManyRequests'],
};
