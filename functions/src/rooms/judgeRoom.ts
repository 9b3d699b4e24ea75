import { type ChangeForPlayers, changeForPlayers } from '../../../core/room/compare/changeForPlayers.ts';
import { type ParseRoomRefusal, parseRoom } from '../../../core/room/load/parseRoom.ts';
import type { Room } from '../../../core/room/model.ts';
import { withDraftPictures } from '../../../core/room/pictures/draftPictures.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { findProblems } from '../../../core/solve/findings/findProblems.ts';
import { type Result, success } from '../../../core/util/result.ts';
import { describeVersion } from './describeVersion.ts';

/** The result of judging a stored draft for publishing. */
export interface JudgedRoom {
  room: Room;
  /** Types of the mending warnings. */
  mended: readonly string[];
  /** Errors of L1. */
  errors: readonly Finding[];
  /** Data for lists; null if there are errors. */
  description: ReturnType<typeof describeVersion> | null;
  /** The difference for players from the last version; 'play' if there is none. */
  change: ChangeForPlayers;
  /** Size of the room as JSON. */
  bytes: number;
}

/**
 * Parses and checks a stored draft (R1, R2, L1), and compares it with a stored version if given. Pure, so
 * that it can run in a thread.
 */
export function judgeRoom(stored: unknown, last: unknown): Result<JudgedRoom, ParseRoomRefusal> {
  const parsed = parseRoom(stored);
  if (!parsed.ok) return parsed;
  const { room, warnings } = parsed.value;
  const errors = findProblems(room).filter(({ severity }) => severity === 'error');
  return success({
    room,
    mended: [...new Set(warnings.map(({ type }) => type))],
    errors,
    description: errors.length > 0 ? null : describeVersion(room),
    change: compareWith(last, room),
    bytes: Buffer.byteLength(JSON.stringify(room)),
  });
}

function compareWith(last: unknown, draft: Room): ChangeForPlayers {
  const parsed = parseRoom(last);
  if (!parsed.ok) return 'play';
  const version = withDraftPictures(parsed.value.room, draft);
  // A version without a cover is replaced once the draft has one.
  const isBare = version.imageUrl === '' && draft.imageUrl !== '' && version.revision !== draft.revision;
  const change = changeForPlayers(version, draft);
  return change === 'none' && isBare ? 'looks' : change;
}
