import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { memoryOf } from '../memory/LastUsed.ts';
import { isPartyPlay } from '../party/partyPlay.ts';
import { playRef, readPlay } from '../plays/playDocument.ts';
import type { StoredSession } from './sessionDocument.ts';
import { type ClassPlay, isClassPlay } from './settle.ts';

/** Sessions that an instance remembers, with up to 30 plays of some ten kB each. */
const KEPT_SESSIONS = 30;
/**
 * Milliseconds by which changes are read again: one that the database stamped earlier may become visible later than
 * others.
 */
const OVERLAP = 500;
/** Milliseconds after which everything is read again, in case a change was missed all the same. */
const WHOLE_EVERY = 30_000;

/** The plays of a session as this instance has read them last. */
interface KnownTeams {
  /** By the play's id. */
  plays: ReadonlyMap<string, ClassPlay>;
  /** The database's stamp of the latest change that was read. */
  changedAt: Timestamp;
  /** When all plays were read, in milliseconds since the epoch. */
  wholeAt: number;
}

/** The play of each team of a session; null for a team that nobody has joined. */
export type TeamPlays = readonly (ClassPlay | null)[];

const teamsOf = memoryOf<KnownTeams>(KEPT_SESSIONS);
const NEVER = new Timestamp(0, 0);

/**
 * Returns the plays of a session. An instance remembers what it has read and asks for what has changed since then: board
 * and wall look every few seconds, a class joins within one minute, and most teams have done nothing in between.
 */
export async function readTeams(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sessionId: string,
  { playIds }: Pick<StoredSession, 'playIds'>,
): Promise<TeamPlays> {
  const sessions = teamsOf(db);
  const known = sessions.find(sessionId);
  const isKnown = known !== undefined && now() < known.wholeAt + WHOLE_EVERY;
  const read = isKnown
    ? withChanges(known, await readChanges(db, sessionId, known.changedAt))
    : withChanges({ plays: new Map(), changedAt: NEVER, wholeAt: now() }, await readAll(db, playIds));
  sessions.keep(sessionId, read);
  return playIds.map((playId) => read.plays.get(playId) ?? null);
}

function readAll(db: Firestore, playIds: readonly string[]): Promise<readonly DocumentSnapshot[]> {
  return db.getAll(...playIds.map((playId) => playRef(db, playId)));
}

async function readChanges(
  db: Firestore,
  sessionId: string,
  changedAt: Timestamp,
): Promise<readonly DocumentSnapshot[]> {
  const since = Timestamp.fromMillis(Math.max(0, changedAt.toMillis() - OVERLAP));
  const ofSession = db.collection('plays').where('inClass.sessionId', '==', sessionId);
  return (await ofSession.where('inClass.changedAt', '>', since).get()).docs;
}

function withChanges(known: KnownTeams, changes: readonly DocumentSnapshot[]): KnownTeams {
  const changed = changes.flatMap((stored): [string, ClassPlay][] => {
    const play = readPlay(stored);
    return play && isPartyPlay(play) && isClassPlay(play) ? [[stored.id, play]] : [];
  });
  return {
    ...known,
    plays: new Map([...known.plays, ...changed]),
    changedAt: changes.map(stampOf).reduce(later, known.changedAt),
  };
}

/** Plays that an earlier release stored have no stamp. */
function stampOf(stored: DocumentSnapshot): Timestamp {
  const stamp: unknown = stored.get('inClass.changedAt');
  return stamp instanceof Timestamp ? stamp : NEVER;
}

function later(one: Timestamp, other: Timestamp): Timestamp {
  return one.valueOf() < other.valueOf() ? other : one;
}

/** Returns the players of a team. */
export function playersIn(play: ClassPlay | null): readonly string[] {
  return play?.players ?? [];
}

/** Returns the names at the seats of a team. */
export function namesIn(play: ClassPlay | null): readonly string[] {
  return Object.values(play?.seats ?? {}).map(({ username }) => username);
}
