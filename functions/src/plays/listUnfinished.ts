import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { ListUnfinishedAnswer, ListUnfinishedRequest } from '../../../core/calls/room/listUnfinished.ts';
import { cleanUsername } from '../../../core/play/record/cleanUsername.ts';
import { GUEST_PREFIX, NAMELESS } from '../../../core/play/record/gameRecord.ts';
import { recordIdOf } from '../../../core/play/record/recordId.ts';
import { MOST_SEATS } from '../../../core/play/team/team.ts';
import type { Unfinished } from '../../../core/room/lists/unfinished.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { finiteNumber, wholeNumber } from '../../../core/util/schemas.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { roomNotFound } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { furtherRecordRef, recordRef } from '../leaderboard/recordRefs.ts';
import { roomRef } from '../rooms/paths.ts';
import { countNow } from '../throttles/countWithin.ts';
import { RESULTS } from '../throttles/results.ts';
import { RESULTS_TURNS } from '../turns/instanceTurns.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { loadVersion } from './loadVersion.ts';
import { toNewest } from './playDocument.ts';

/** The latest plays that one answer reads. */
const MOST = 300;
/** Records of teams that one answer reads: of these, a room has few. */
const MOST_TEAMS = 1000;
/** Number of plays read in one turn of the event loop. */
const READ_AT_ONCE = 5;
/** Accounts that the sign-in service returns at once. */
const NAMED_AT_ONCE = 100;
/** Milliseconds after the last action for which a player counts as still playing. */
const STILL_PLAYING = 10 * 60_000;
const WEEK = 7 * 24 * 60 * 60;
/** Unix seconds of the first Monday. */
const FIRST_MONDAY = 4 * 24 * 60 * 60;

const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);

/** The fields read of a play: not its answers. */
const FIELDS = [
  'schemaVersion',
  'version',
  'board',
  ...SEATS.flatMap((seat) => [`seats.${seat}.playerId`, `seats.${seat}.username`]),
  'stuckAt',
  'actedAt',
  'world',
  // Fields of plays from before seats.
  'playerId',
  'username',
  'play.startedAt',
  'play.isGameOver',
  'play.items',
];

interface StoredFields {
  version: number;
  board: number;
  seats: Readonly<Record<string, { playerId: string; username: string }>>;
  stuckAt: { name: string } | null;
  actedAt: number;
  world: { startedAt: number; isGameOver: boolean; items: Readonly<Record<string, { isLocked: boolean }>> };
}

const storedSchema: SchemaOf<StoredFields> = v.object({
  version: wholeNumber,
  board: wholeNumber,
  seats: v.record(v.string(), v.object({ playerId: v.string(), username: v.optional(v.string(), '') })),
  stuckAt: v.nullable(v.object({ name: v.string() })),
  actedAt: finiteNumber,
  world: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      startedAt: finiteNumber,
      isGameOver: v.boolean(),
      items: v.record(v.string(), v.object({ isLocked: v.boolean() })),
    }),
  ),
});

/** A started play, listed for one of its players. */
interface StartedPlay extends Omit<StoredFields, 'seats'> {
  playerId: string;
  /** A guest's, given after the time ran out; in a party, the seat's. Else empty. */
  username: string;
}

/**
 * POST /api/listUnfinished: returns the players who started the caller's room and have not escaped, from
 * stored plays, each seat of a party among them; the latest play of each player and leaderboard. Returns no ids and no time of day (decision
 * 0056).
 * @throws unauthenticated; tooManyRequests; busy; notFound (also where the room is another's)
 */
export async function listUnfinished(
  { roomId }: ListUnfinishedRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<ListUnfinishedAnswer> {
  const { userId } = requireCaller(caller);
  await countNow(RESULTS, deps, [{ type: 'account', id: userId }]);
  const [room] = await deps.db.getAll(roomRef(deps.db, roomId), { fieldMask: ['creatorId'] });
  if (room?.get('creatorId') !== userId) throw roomNotFound(roomId);
  return RESULTS_TURNS.take(userId, () => list(deps, roomId, userId));
}

async function list(deps: Deps, roomId: string, creatorId: string): Promise<ListUnfinishedAnswer> {
  const { started, isMore } = await readStarted(deps.db, roomId);
  const plays = latestOfEach(started.filter(({ playerId }) => playerId !== creatorId));
  const unfinished = await withoutEscaped(deps.db, roomId, plays);
  const names = await findNames(deps.auth, unfinished);
  const players = await Promise.all(unfinished.map((each) => describe(deps, roomId, each, names)));
  return { players, isMore };
}

/**
 * Reads the latest plays in small batches, one in each turn of the event loop, so that other requests are
 * served: each play may have 300 items.
 */
async function readStarted(
  db: Firestore,
  roomId: string,
): Promise<{ started: readonly StartedPlay[]; isMore: boolean }> {
  const ofRoom = db.collection('plays').where('unfinishedIn', '==', roomId);
  const { docs } = await ofRoom
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .select(...FIELDS)
    .get();
  const started: StartedPlay[] = [];
  for (let start = 0; start < docs.length; start += READ_AT_ONCE) {
    await takeLoopTurn();
    started.push(...docs.slice(start, start + READ_AT_ONCE).flatMap(parseStarted));
  }
  return { started, isMore: docs.length === MOST };
}

/** Skips an unreadable play. */
function parseStarted(stored: QueryDocumentSnapshot): readonly StartedPlay[] {
  const newest = toNewest(stored.data());
  const parsed = newest && parseWith(storedSchema, newest);
  if (!parsed?.ok) return [];
  const { seats, ...play } = parsed.value;
  return Object.values(seats).map((seat) => ({ ...play, ...seat }));
}

function latestOfEach(plays: readonly StartedPlay[]): readonly StartedPlay[] {
  const latest = new Map<string, StartedPlay>();
  for (const play of plays) {
    const key = `${play.board} ${play.playerId}`;
    const later = latest.get(key);
    // A name given after one try also applies to the next.
    latest.set(key, later ? { ...later, username: later.username || play.username } : play);
  }
  return [...latest.values()];
}

/** Leaves out players who have escaped, alone or in a team, even if a later try failed. */
async function withoutEscaped(
  db: Firestore,
  roomId: string,
  plays: readonly StartedPlay[],
): Promise<readonly StartedPlay[]> {
  if (plays.length === 0) return [];
  const ids = plays.map(({ board, playerId }) => recordIdOf({ roomId, version: board, playerId }));
  const refs = ids.flatMap((id) => [recordRef(db, id), furtherRecordRef(db, id)]);
  const records = await db.getAll(...refs, { fieldMask: ['time'] });
  const alone = records.flatMap(({ exists, id }) => (exists ? [id] : []));
  const escaped = new Set([...alone, ...(await listTeamEscapes(db, roomId))]);
  return plays.filter((_, place) => !escaped.has(ids[place] ?? ''));
}

/**
 * Returns a record id for each player who escaped in a team: the id that a record of that player alone has. So
 * both kinds of escapes can be looked up in one set.
 */
async function listTeamEscapes(db: Firestore, roomId: string): Promise<readonly string[]> {
  const ofRoom = db.collection('teamRecords').where('roomId', '==', roomId);
  const { docs } = await ofRoom.select('version', 'players').limit(MOST_TEAMS).get();
  return docs.flatMap((record) => {
    const version = Number(record.get('version'));
    const players: readonly string[] = record.get('players') ?? [];
    return players.map((playerId) => recordIdOf({ roomId, version, playerId }));
  });
}

/** Returns the names of accounts by id. */
async function findNames(
  auth: Deps['auth'],
  plays: readonly StartedPlay[],
): Promise<ReadonlyMap<string, string | null>> {
  const accounts = [...new Set(plays.map(({ playerId }) => playerId))].filter(
    (id) => !id.startsWith(GUEST_PREFIX),
  );
  const names = new Map<string, string | null>();
  for (let start = 0; start < accounts.length; start += NAMED_AT_ONCE) {
    const { users } = await auth.getUsers(
      accounts.slice(start, start + NAMED_AT_ONCE).map((uid) => ({ uid })),
    );
    for (const { uid, displayName = '' } of users) names.set(uid, cleanUsername(displayName));
  }
  return names;
}

async function describe(
  { db, now }: Deps,
  roomId: string,
  { version, board, playerId, username, stuckAt, actedAt, world }: StartedPlay,
  names: ReadonlyMap<string, string | null>,
): Promise<Unfinished> {
  const { itemConfigs } = await loadVersion(db, roomId, version);
  const locked = Object.keys(itemConfigs).filter((id) => itemConfigs[id]?.isItemLocked);
  const began = Math.floor(world.startedAt / 1000);
  return {
    board,
    username: names.get(playerId) ?? (username === NAMELESS ? null : cleanUsername(username)),
    time: Math.max(0, actedAt - world.startedAt),
    opened: locked.filter((id) => world.items[id]?.isLocked === false).length,
    locks: locked.length,
    stuckAt: stuckAt?.name || null,
    state: stateOf(world.isGameOver, now() - actedAt),
    week: began - ((began - FIRST_MONDAY) % WEEK),
  };
}

function stateOf(isGameOver: boolean, since: number): Unfinished['state'] {
  if (isGameOver) return 'timeUp';
  return since < STILL_PLAYING ? 'playing' : 'left';
}
