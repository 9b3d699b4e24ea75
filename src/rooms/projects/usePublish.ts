import { isUntitled } from '../../../core/room/isUntitled.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { failureText } from '../../shared/load/failureText.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { projectsText } from '../text/projects.ts';
import { publishingText } from '../text/publishing.ts';
import { useProjects } from './projectsContext.ts';

/** Publishes a room's stored draft for the chosen audience, and shows the result. */
export function usePublish(): (room: SummaryEntry, isListed?: boolean) => Promise<void> {
  const publish = useProjects((state) => state.publish);
  const { published, faulty, notPublished } = projectsText.publishing;
  const { stillUntitled } = publishingText;
  return async (room, isListed) => {
    try {
      const isPublished = await publish(room, isListed);
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
