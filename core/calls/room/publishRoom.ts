import * as v from 'valibot';
import type { Finding } from '../../solve/findings/finding.ts';
import { pictureAddress, wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { findingSchema } from '../pieces/findings.ts';
import { documentId } from '../pieces/ids.ts';

export interface PublishRoomRequest {
  roomId: string;
  /** The revision that the creator saw; the call is refused if another one is stored. */
  revision: number;
  /**
   * Whether the public list shows the room once it is live. If left out, this stays as it was; at the first publishing
   * the room is listed.
   */
  isListed?: boolean | undefined;
  /** Address of the draft's new cover; by default the draft keeps the address it has. */
  imageUrl?: string | undefined;
}

export interface PublishRoomAnswer {
  isPublished: boolean;
  /** Number of the live version; 0 for none. */
  version: number;
  /**
   * The version whose leaderboard lists the escapes of this one; its own number if it starts a new
   * leaderboard (B2). 0 if nothing was published.
   */
  board: number;
  /** Errors (L1) that prevented publishing; empty on success. */
  findings: readonly Finding[];
}

/**
 * Publishes the creator's stored draft as the version that players get. If players would notice no change,
 * the live version is kept (B1).
 */
export const publishRoomCall: CallContract<PublishRoomRequest, PublishRoomAnswer> = {
  name: 'publishRoom',
  method: 'POST',
  request: v.object({
    roomId: documentId,
    revision: wholeNumber,
    isListed: v.optional(v.boolean()),
    imageUrl: v.optional(pictureAddress),
  }),
  answer: v.object({
    isPublished: v.boolean(),
    version: wholeNumber,
    board: wholeNumber,
    findings: v.array(findingSchema),
  }),
  errors: ['notFound', 'conflict', 'invalidRoom', 'quotaReached', 'tooManyRequests'],
};
