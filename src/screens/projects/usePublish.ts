import type { SummaryEntry } from '../../../core/room/summaryEntry.ts';
import { failureText } from '../../components/failureText.ts';
import { toaster } from '../../components/toaster.ts';
import { projectsText } from '../../text/projects.ts';
import { useProjects } from './projectsContext.ts';

/** Publishes a room's stored draft and tells how it went. */
export function usePublish(): (room: SummaryEntry) => Promise<void> {
  const publish = useProjects((state) => state.publish);
  const { published, faulty, notPublished } = projectsText.publishing;
  return async (room) => {
    try {
      const isPublished = await publish(room);
      toaster.create({
        title: (isPublished ? published : faulty)(room.roomName),
        type: isPublished ? 'success' : 'error',
      });
    } catch (error) {
      console.error(error);
      toaster.create({
        title: notPublished(room.roomName),
        description: failureText(error),
        type: 'error',
      });
    }
  };
}
