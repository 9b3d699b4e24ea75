import { type ChangeForPlayers, changeForPlayers } from '../../../core/room/compare/changeForPlayers.ts';
import { type ParseRoomRefusal, parseRoom } from '../../../core/room/load/parseRoom.ts';
import type { Room } from '../../../core/room/model.ts';
import { withDraftPictures } from '../../../core/room/pictures/draftPictures.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { findProblems } from '../../../core/solve/findings/findProblems.ts';
import { type Result, success } from '../../../core/util/result.ts';
import { describeVersion } from './describeVersion.ts';

/** A stored draft, and what is to be known of it before it is published. */
export interface JudgedRoom {
  room: Room;
  /** The kinds of what had to be mended. */
  mended: readonly string[];
  /** Of L1. */
  errors: readonly Finding[];
  /** What lists of rooms are told; null where there are errors. */
  description: ReturnType<typeof describeVersion> | null;
  /** What it would bring players over the version that they got last; 'play' where there was none. */
  change: ChangeForPlayers;
  /** Of the room as JSON. */
  bytes: number;
}

/**
 * Reads a stored draft, proves it (R1, R2, L1), and compares it with a stored version of it, if there is one. Without anything of the server: it is done in a thread.
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
  // The first cover that could be drawn or stored is worth a version.
  const isBare = version.imageUrl === '' && draft.imageUrl !== '' && version.revision !== draft.revision;
  const change = changeForPlayers(version, draft);
  return change === 'none' && isBare ? 'looks' : change;
}
