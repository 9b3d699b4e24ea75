import * as v from 'valibot';
import type { PlayerHint } from '../../hint/model.ts';
import type { CallContract } from '../callContract.ts';
import { teamNumber } from '../pieces/classes.ts';
import { hintSchema } from '../pieces/events.ts';
import { documentId } from '../pieces/ids.ts';

export interface ShowNextHintRequest {
  sessionId: string;
  /** The team's number. */
  team: number;
}

export interface ShowNextHintAnswer {
  /** Null if there is nothing to hint at now: nobody has joined the team, it stands or is over. */
  hint: PlayerHint | null;
}

/**
 * Returns what a hint for a team would say now, so that its teacher knows it before it goes (Q5). Nothing is sent.
 */
export const showNextHintCall: CallContract<ShowNextHintRequest, ShowNextHintAnswer> = {
  name: 'showNextHint',
  method: 'POST',
  request: v.object({ sessionId: documentId, team: teamNumber }),
  answer: v.object({ hint: v.nullable(hintSchema) }),
  errors: ['notFound', 'invalidRoom', 'tooManyRequests'],
};
