import type { Room } from '../../../core/room/model.ts';
import type { Deps } from '../deps.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';
import { withClock } from './inClass.ts';
import { readTeams } from './readTeams.ts';
import type { StoredSession } from './sessionDocument.ts';
import { type ClassPlay, settleIfDue } from './settle.ts';

/** A session with everything that the board, the wall and the results need. */
export interface ReadClass {
  stored: StoredSession;
  room: Room;
  /** The play of each team, with the session's clock; null for a team that nobody has joined. */
  plays: readonly (ClassPlay | null)[];
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * Reads the plays of a session. Orders that are due are carried out first, and the plays judged that the teacher has
 * ended, since a team may be quiet (Q12).
 */
export async function readClass(
  deps: Pick<Deps, 'db' | 'live' | 'now'>,
  sessionId: string,
  stored: StoredSession,
): Promise<ReadClass> {
  const { db, now } = deps;
  const room = await loadVersion(db, stored.roomId, stored.version);
  const read = () => readTeams(deps, sessionId, stored);
  const plays = await read();
  let isSettled = false;
  for (const [team, document] of plays.entries()) {
    const playId = stored.playIds[team] as string;
    if (document && (await settleIfDue(deps, playId, { document, stored }))) isSettled = true;
  }
  const settled = isSettled ? await read() : plays;
  await takeLoopTurn();
  const at = now();
  return { stored, room, plays: settled.map((play) => play && withClock(play, stored, at)), at };
}
