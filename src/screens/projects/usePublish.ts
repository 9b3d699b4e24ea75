import { isUntitled } from '../../../core/room/isUntitled.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { failureText } from '../../components/failureText.ts';
import { toaster } from '../../components/toaster.ts';
import { projectsText } from '../../text/projects.ts';
import { publishingText } from '../../text/publishing.ts';
import { useProjects } from './projectsContext.ts';

/** Publishes a room's stored draft and tells how it went. */
export function usePublish(): (room: SummaryEntry) => Promise<void> {
  const publish = useProjects((state) => state.publish);
  const { published, faulty, notPublished } = projectsText.publishing;
  const { stillUntitled } = publishingText;
  return async (room) => {
    try {
      const isPublished = await publish(room);
      toaster.create({
        title: (isPublished ? published : faulty)(room.roomName),
        ...(isPublished && isUntitled(room.roomName) && { description: stillUntitled }),
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
