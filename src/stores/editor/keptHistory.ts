import { createHistory, type History, replacePresent } from '../../../core/edit/history.ts';
import { isDeepEqual } from '../../../core/isDeepEqual.ts';
import type { Room } from '../../../core/room/model.ts';
import { contentsOf } from '../../../core/room/records.ts';
import type { DraftsPort } from '../ports/DraftsPort.ts';

interface KeptHistory {
  documentId: string;
  history: History;
}

/** Of the room that was left last, beside the drafts it came from: who comes back from the preview can still undo. */
const kept = new WeakMap<DraftsPort, KeptHistory>();

/** Keeps the steps of a room that is left. */
export function keepHistory(drafts: DraftsPort, documentId: string, history: History | null): void {
  if (history) kept.set(drafts, { documentId, history });
}

/** The steps of a room that is opened again as it was left; a room that anything has changed since begins anew (E2). */
export function resumeHistory(drafts: DraftsPort, documentId: string, room: Room): History {
  const left = kept.get(drafts);
  const isSame =
    left?.documentId === documentId && isDeepEqual(contentsOf(left.history.present), contentsOf(room));
  return left && isSame ? replacePresent(left.history, room) : createHistory(room);
}
