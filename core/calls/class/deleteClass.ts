import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

/** Deletes a session that has ended, or its lobby, at once and with everything (Q10), kept results too. */
export const deleteClassCall: CallContract<{ sessionId: string }, Record<string, never>> = {
  name: 'deleteClass',
  method: 'POST',
  request: v.object({ sessionId: documentId }),
  answer: v.object({}),
  errors: ['notFound', 'conflict', 'tooManyRequests'],
};
