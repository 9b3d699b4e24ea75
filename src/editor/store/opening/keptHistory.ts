import { createHistory, type History, replacePresent } from '../../../../core/edit/history/history.ts';
import { unpackHistory } from '../../../../core/edit/history/unpackHistory.ts';
import type { Room } from '../../../../core/room/model.ts';
import { contentsOf } from '../../../../core/room/records.ts';
import { isDeepEqual } from '../../../../core/util/isDeepEqual.ts';
import type { DraftsPort } from '../../../shared/ports/DraftsPort.ts';

interface KeptHistory {
  documentId: string;
  history: History;
}

interface WantedHistory {
  owner: string;
  /** Undefined for a room that has just begun. */
  documentId: string | undefined;
  room: Room;
}

/** For each storage of drafts, the history of the room left last. It is there at once after a preview. */
const kept = new WeakMap<DraftsPort, KeptHistory>();

/** Keeps the history of a room that is left. */
export function keepHistory(drafts: DraftsPort, documentId: string, history: History | null): void {
  if (history) kept.set(drafts, { documentId, history });
}

/**
 * The history of a room reopened unchanged, even after a reload; an empty one if the room has changed since
 * (E2).
 */
export async function resumeHistory(
  drafts: DraftsPort,
  { owner, documentId, room }: WantedHistory,
): Promise<History> {
  if (documentId === undefined) return createHistory(room);
  const left = kept.get(drafts);
  const isSame =
    left?.documentId === documentId && isDeepEqual(contentsOf(left.history.present), contentsOf(room));
  if (left && isSame) return replacePresent(left.history, room);
  try {
    return unpackHistory(await drafts.loadHistory(owner, documentId), room) ?? createHistory(room);
  } catch (error) {
    console.warn('The steps kept in this browser could not be read.', error);
    return createHistory(room);
  }
}
