import type { Room } from '../../../../core/room/model.ts';
import { findProblems, hasError } from '../../../../core/solve/findings/findProblems.ts';
import type { RoomSaver, RoomsPort } from '../../../shared/ports/RoomsPort.ts';
import type { EditorData } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';

/**
 * Milliseconds without a change after which a room is checked during a gesture: a pause in typing, a pointer
 * held still.
 */
export const CHECK_DELAY = 250;

/** The room's errors (L1) and warnings (L2). */
export function checkRoom(room: Room): Pick<EditorData, 'checkedRoom' | 'findings' | 'error'> {
  const findings = findProblems(room);
  return { checkedRoom: room, findings, error: hasError(findings) };
}

interface RoomCheck {
  /** Checks the room once its gesture rests, since a check costs far more than a command of a drag. */
  later: () => void;
  /** Checks the room now if a check is pending. */
  settle: () => void;
  /** Cancels a pending check: the room was checked with its last change. */
  done: () => void;
}

/** Schedules the checks of a room during gestures. */
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

/** Saves every room with its current `error` flag (SPEC §3), since the room may still carry an older one. */
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
