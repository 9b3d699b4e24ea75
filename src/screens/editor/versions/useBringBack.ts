import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Room } from '../../../../core/room/model.ts';
import { asNewRoom } from '../../../../core/room/records.ts';
import { toaster } from '../../../components/toaster.ts';
import { useBackend } from '../../../components/useBackend.ts';
import { failureCode } from '../../../stores/failure.ts';
import { newId } from '../../../stores/newId.ts';
import type { BackendErrorCode } from '../../../stores/ports/BackendError.ts';
import { addCoveredRoom } from '../../../stores/projects/addCoveredRoom.ts';
import { versionsText } from '../../../text/versions.ts';
import { useEditorActions } from '../session/editorContext.ts';
import type { DrawRoom } from './RoomPicture.tsx';

interface BringBackDeps {
  earlier: Room | null;
  draw: DrawRoom;
  onDone: () => void;
}

/** The two ways to go on with an earlier state: in the present one's place, as a step to undo, or beside it. */
export function useBringBack({ earlier, draw, onDone }: BringBackDeps) {
  const { dispatch } = useEditorActions();
  const { rooms } = useBackend();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<BackendErrorCode | null>(null);

  function bringBack(): void {
    if (!earlier) return;
    onDone();
    if (dispatch({ type: 'replaceContents', contents: earlier })) return;
    toaster.create({ title: versionsText.broughtBack, type: 'info' });
  }

  async function openAsNew(): Promise<void> {
    if (!earlier) return;
    setOpening(true);
    setFailure(null);
    const id = newId();
    try {
      await addCoveredRoom({ rooms, drawCover: draw }, id, asNewRoom(earlier));
      onDone();
      navigate(`/room-editor/${id}`);
    } catch (error) {
      console.error('An earlier state could not be opened as a new room.', error);
      setFailure(failureCode(error));
    } finally {
      setOpening(false);
    }
  }
  return { bringBack, openAsNew: () => void openAsNew(), isOpening, failure };
}
