import * as v from 'valibot';
import { type GameRecord, gameRecordSchema } from '../../play/record/gameRecord.ts';
import { type TeamRecord, teamRecordSchema } from '../../play/record/teamRecord.ts';
import { type NetworkRatings, networkRatingsSchema } from '../../room/lists/networkRatings.ts';
import { type RatingAggregate, ratingAggregateSchema } from '../../room/lists/rating.ts';
import { filledString } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface RoomScoresRequest {
  roomId: string;
}

/** The ratings that one network gave a room. Its id is valid for this room only. */
export interface ListedNetwork extends NetworkRatings {
  origin: string;
}

export interface ListedRecord {
  id: string;
  record: GameRecord;
}

export interface ListedTeamRecord {
  id: string;
  record: TeamRecord;
}

export interface RoomScoresAnswer {
  roomName: string;
  /** The counts from which the average is computed. */
  ratings: RatingAggregate;
  /** Sorted by number of ratings, highest first. */
  networks: readonly ListedNetwork[];
  /** Records of the live version, fastest first; at most one page. */
  records: readonly ListedRecord[];
  /** Records of teams at the live version, fastest first; at most one page. */
  teamRecords: readonly ListedTeamRecord[];
}

/** Returns a room's ratings by network and the records of its live version, for admins. */
export const roomScoresCall: CallContract<RoomScoresRequest, RoomScoresAnswer> = {
  name: 'roomScores',
  method: 'GET',
  isForAdmins: true,
  request: v.object({ roomId: documentId }),
  answer: v.object({
    roomName: v.string(),
    ratings: ratingAggregateSchema,
    networks: v.array(v.intersect([networkRatingsSchema, v.object({ origin: filledString })])),
    records: v.array(v.object({ id: filledString, record: gameRecordSchema })),
    teamRecords: v.array(v.object({ id: filledString, record: teamRecordSchema })),
  }),
  errors: ['notFound'],
};
