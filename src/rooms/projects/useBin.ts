import type { DeletedRoom } from '../../../core/room/bin.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { failureText } from '../../shared/load/failureText.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { binText } from '../text/bin.ts';
import { projectsText } from '../text/projects.ts';
import { tellOutcome, useProjects } from './projectsContext.ts';

/** Actions that move rooms into and out of the bin; each shows its result. */
export function useBin() {
  const { deleteRoom, putBack, purge } = useProjects((state) => state);
  const { deleted, backAgain, putBackLabel, notPutBack, purged, notPurged } = binText;

  const tellPutBack = ({ roomId, roomName }: Pick<DeletedRoom, 'roomId' | 'roomName'>) =>
    tellOutcome(putBack(roomId), backAgain(roomName), notPutBack(roomName));

  async function tellDeletion(room: SummaryEntry) {
    const { id: roomId, roomName } = room;
    try {
      await deleteRoom(room);
      toaster.create({
        title: deleted(roomName),
        type: 'success',
        duration: 12_000,
        action: { label: putBackLabel, onClick: () => void tellPutBack({ roomId, roomName }) },
      });
    } catch (error) {
      console.error(error);
      toaster.create({
        title: projectsText.notDeleted(roomName),
        description: failureText(error),
        type: 'error',
      });
    }
  }

  return {
    deleteRoom: tellDeletion,
    putBack: tellPutBack,
    purge: ({ roomId, roomName }: DeletedRoom) =>
      tellOutcome(purge(roomId), purged(roomName), notPurged(roomName)),
  };
}
