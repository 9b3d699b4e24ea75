import type { Room } from '../../../../core/room/model.ts';
import { findProblems, hasError } from '../../../../core/solve/findings/findProblems.ts';
import type { RoomSaver, RoomsPort } from '../../../shared/ports/RoomsPort.ts';
import type { EditorData } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';

/** Milliseconds without a change after which a room is checked though its gesture goes on: a pause in typing, a pointer held still. */
export const CHECK_DELAY = 250;

/** What stands in the way of publishing a room (L1), and what only warns (L2). */
export function checkRoom(room: Room): Pick<EditorData, 'checkedRoom' | 'findings' | 'error'> {
  const findings = findProblems(room);
  return { checkedRoom: room, findings, error: hasError(findings) };
}

interface RoomCheck {
  /** Checks the open room once its gesture rests: a check costs many times what the commands of a drag do. */
  later: () => void;
  /** Checks the open room now, if that was put off. */
  settle: () => void;
  /** Nothing is put off any more: the room was checked with its last change. */
  done: () => void;
}

/** When a room within a gesture is checked. */
export function createRoomCheck({ get, set }: EditorDeps): RoomCheck {
  let timer: ReturnType<typeof setTimeout> | null = null;

  function done(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function settle(): void {
    const { roomSettings } = get();
    if (timer === null || !roomSettings) return;
    done();
    set(checkRoom(roomSettings));
  }

  function later(): void {
    done();
    timer = setTimeout(settle, CHECK_DELAY);
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
  return { ...room, error: checkRoom(room).error };
}
