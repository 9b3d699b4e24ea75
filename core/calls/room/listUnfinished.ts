import * as v from 'valibot';
import { type Unfinished, unfinishedSchema } from '../../room/lists/unfinished.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface ListUnfinishedRequest {
  roomId: string;
}

export interface ListUnfinishedAnswer {
  /** One entry for each player and leaderboard; the last one who began comes first. */
  players: readonly Unfinished[];
  /** Whether there are more than the listed ones. */
  isMore: boolean;
}

/**
 * Returns the players who started the caller's room within the last 30 days and have not escaped, also those
 * who closed its page.
 */
export const listUnfinishedCall: CallContract<ListUnfinishedRequest, ListUnfinishedAnswer> = {
  name: 'listUnfinished',
  method: 'POST',
  request: v.object({ roomId: documentId }),
  answer: v.object({ players: v.array(unfinishedSchema), isMore: v.boolean() }),
  errors: ['notFound', 'tooManyRequests'],
};
