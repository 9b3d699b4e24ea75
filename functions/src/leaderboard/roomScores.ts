import type { Firestore } from 'firebase-admin/firestore';
import type {
  ListedNetwork,
  RoomScoresAnswer,
  RoomScoresRequest,
} from '../../../core/calls/admin/roomScores.ts';
import { compareRecords, parseGameRecord } from '../../../core/play/record/gameRecord.ts';
import { compareTeamRecords, parseTeamRecord } from '../../../core/play/record/teamRecord.ts';
import { readNetworkRatings } from '../../../core/room/lists/networkRatings.ts';
import { readAggregate } from '../../../core/room/lists/rating.ts';
import type { Result } from '../../../core/util/result.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { roomNotFound } from '../http/HttpError.ts';
import { aggregateRef } from '../ratings/RoomRatings.ts';
import { boardOf, keptVersionRef } from '../rooms/keptVersions.ts';
import { roomRef, summaryRef } from '../rooms/paths.ts';

const MOST_NETWORKS = 50;
/** Maximum records of each part of the leaderboard. */
const MOST_RECORDS = 100;

/**
 * GET /api/roomScores, for admins: returns a room's ratings by network, and the records of its last version.
 * @throws notFound
 */
export async function roomScores(
  { roomId }: RoomScoresRequest,
  _caller: Caller | null,
  { db }: Pick<Deps, 'db'>,
): Promise<RoomScoresAnswer> {
  const [summary, room, sums] = await db.getAll(
    summaryRef(db, roomId),
    roomRef(db, roomId),
    aggregateRef(db, roomId),
    { fieldMask: ['roomName', 'publishedVersion', 'sum', 'count'] },
  );
  if (!summary?.exists) throw roomNotFound(roomId);
  const version = Number(room?.get('publishedVersion') ?? 0);
  const board = boardOf(await keptVersionRef(db, roomId, version).get(), version);
  const [networks, shown, further, teamRecords] = await Promise.all([
    listNetworks(db, roomId),
    listRecords(db, 'records', { roomId, board }, parseGameRecord),
    listRecords(db, 'furtherRecords', { roomId, board }, parseGameRecord),
    listRecords(db, 'teamRecords', { roomId, board }, parseTeamRecord),
  ]);
  return {
    roomName: String(summary.get('roomName')),
    ratings: readAggregate(sums?.data()),
    networks,
    records: [...shown, ...further].sort((one, other) => compareRecords(one.record, other.record)),
    teamRecords: teamRecords.toSorted((one, other) => compareTeamRecords(one.record, other.record)),
  };
}

async function listNetworks(db: Firestore, roomId: string): Promise<readonly ListedNetwork[]> {
  const ofRoom = db.collection('ratingNetworks').where('roomId', '==', roomId);
  const { docs } = await ofRoom.orderBy('count', 'desc').limit(MOST_NETWORKS).get();
  return docs.map((stored) => ({
    origin: String(stored.get('origin')),
    ...readNetworkRatings(stored.data()),
  }));
}

async function listRecords<Kept>(
  db: Firestore,
  part: string,
  { roomId, board }: { roomId: string; board: number },
  parse: (input: unknown) => Result<Kept, unknown>,
): Promise<readonly { id: string; record: Kept }[]> {
  const ofVersion = db.collection(part).where('roomId', '==', roomId).where('version', '==', board);
  const { docs } = await ofVersion.orderBy('time').limit(MOST_RECORDS).get();
  return docs.flatMap((stored) => {
    const parsed = parse(stored.data());
    return parsed.ok ? [{ id: stored.id, record: parsed.value }] : [];
  });
}
