import * as v from 'valibot';
import { type Unfinished, unfinishedSchema } from '../../room/lists/unfinished.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface ListUnfinishedRequest {
  roomId: string;
}

export interface ListUnfinishedAnswer {
  /** One for each player and leaderboard, those who began last first. */
  players: readonly Unfinished[];
  /** Whether there are more than are told. */
  isMore: boolean;
}

/** Who started the caller's room within the last 30 days and has not got out, those too who closed its page. */
export const listUnfinishedCall: CallContract<ListUnfinishedRequest, ListUnfinishedAnswer> = {
  name: 'listUnfinished',
  method: 'POST',
  request: v.object({ roomId: documentId }),
  answer: v.object({ players: v.array(unfinishedSchema), isMore: v.boolean() }),
  errors: ['notFound', 'tooManyRequests'],
};
