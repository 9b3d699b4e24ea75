import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Room } from '../../../core/room/model.ts';
import { asNewRoom } from '../../../core/room/records.ts';
import { addCoveredRoom } from '../../rooms/store/addCoveredRoom.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { newId } from '../../shared/store/newId.ts';
import type { DrawRoom } from './RoomPicture.tsx';

/**
 * Saves an earlier version as a new room and opens it; without a stage for its cover, that is made at its
 * first save.
 */
export function useOpenAsNew(draw: DrawRoom | null = null, onDone: () => void = () => {}) {
  const { rooms } = useBackend();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<BackendErrorCode | null>(null);
  const isHere = useIsHere();

  async function openAsNew(earlier: Room): Promise<void> {
    setOpening(true);
    setFailure(null);
    const id = newId();
    try {
      const room = asNewRoom(earlier);
      await (draw ? addCoveredRoom({ rooms, drawCover: draw }, id, room) : rooms.createRoom(id, room));
      // The dialog was closed meanwhile, so nothing opens. The new room is in the list of the creator's own.
      if (!isHere()) return;
      onDone();
      navigate(`/room-editor/${id}`);
    } catch (error) {
      console.error('An earlier state could not be opened as a new room.', error);
      setFailure(failureCode(error));
    } finally {
      setOpening(false);
    }
  }
  return { openAsNew: (earlier: Room) => void openAsNew(earlier), isOpening, failure };
}

/** Whether the dialog is still on the screen, at the same address. */
function useIsHere(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const address = useRef(window.location.pathname);
  return () => isShown.current && window.location.pathname === address.current;
}
