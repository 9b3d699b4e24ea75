import * as v from 'valibot';
import type { Finding } from '../../solve/findings/finding.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { findingSchema } from '../pieces/findings.ts';
import { documentId } from '../pieces/ids.ts';

export interface PublishRoomRequest {
  roomId: string;
  /** The revision the creator saw; another one stored is refused. */
  revision: number;
}

export interface PublishRoomAnswer {
  isPublished: boolean;
  /** The live version's number, 0 for none. */
  version: number;
  /** The number of the leaderboard that its escapes stand on: its own where that begins with it (B2). 0 where nothing was published. */
  board: number;
  /** Errors of L1 that stopped the publishing, empty when it went through. */
  findings: readonly Finding[];
}

/** Makes the creator's stored draft the version that players get (DESIGN §4); where it brings them nothing new, the version of before (B1). */
export const publishRoomCall: CallContract<PublishRoomRequest, PublishRoomAnswer> = {
  name: 'publishRoom',
  method: 'POST',
  request: v.object({ roomId: documentId, revision: wholeNumber }),
  answer: v.object({
    isPublished: v.boolean(),
    version: wholeNumber,
    board: wholeNumber,
    findings: v.array(findingSchema),
  }),
  errors: ['notFound', 'conflict', 'invalidRoom', 'quotaReached', 'tooManyRequests'],
};
