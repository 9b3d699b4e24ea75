import type { Room } from '../../../core/room/model.ts';
import { findProblems, hasError } from '../../../core/solve/findings/findProblems.ts';
import type { RoomSaver, RoomsPort } from '../ports.ts';
import type { EditorAccess, EditorData } from './editorState.ts';

/** Milliseconds without a change after which a room is judged though its gesture goes on: a pause in typing, a pointer held still. */
export const JUDGING_DELAY = 250;

/** What stands in the way of publishing a room (L1), and what only warns (L2). */
export function judge(room: Room): Pick<EditorData, 'judgedRoom' | 'findings' | 'error'> {
  const findings = findProblems(room);
  return { judgedRoom: room, findings, error: hasError(findings) };
}

export interface Judging {
  /** Judges the open room once its gesture rests: a judgement costs many times what the commands of a drag do. */
  later: () => void;
  /** Judges the open room now, if that was put off. */
  settle: () => void;
  /** Nothing is put off any more: the room was judged with its last change. */
  done: () => void;
}

/** When a room within a gesture is judged. */
export function createJudging({ get, set }: EditorAccess): Judging {
  let timer: ReturnType<typeof setTimeout> | null = null;

  function done(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function settle(): void {
    const { roomSettings } = get();
    if (timer === null || !roomSettings) return;
    done();
    set(judge(roomSettings));
  }

  function later(): void {
    done();
    timer = setTimeout(settle, JUDGING_DELAY);
  }

  return { later, settle, done };
}

/** Saves every room with the `error` flag that it has at that moment (SPEC §3): the one in the document may be older. */
export function flagErrors(rooms: RoomsPort): RoomSaver {
  return {
    loadRoom: (id) => rooms.loadRoom(id),
    createRoom: (id, room) => rooms.createRoom(id, withFlag(room)),
    saveRoom: (id, room) => rooms.saveRoom(id, withFlag(room)),
  };
}

function withFlag(room: Room): Room {
  return { ...room, error: judge(room).error };
}
