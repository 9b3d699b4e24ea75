import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { failureText } from '../../shared/load/failureText.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { projectsText } from '../text/projects.ts';
import { downloadFile } from './downloadFile.ts';
import { toFileName } from './toFileName.ts';

/** Downloads a room as a recipe, or tells which parts of the room a recipe cannot contain. */
export function useRecipeExport({
  id,
  roomName,
}: Pick<SummaryEntry, 'id' | 'roomName'>): () => Promise<void> {
  const { rooms, catalogue } = useBackend();
  return async () => {
    const { done, failed } = projectsText;
    try {
      const { writeRecipe } = await loadChunk('recipe', () => import('./writeRecipe.ts'));
      const written = await writeRecipe(await rooms.loadRoom(id), catalogue);
      if (written.ok) {
        downloadFile(`${toFileName(roomName)}.recipe.json`, written.value, 'application/json');
        toaster.create({ title: done.exported, type: 'success' });
      } else {
        toaster.create({ title: failed.export, description: written.refusal, type: 'warning' });
      }
    } catch (error) {
      console.error(error);
      toaster.create({ title: failed.export, description: failureText(error), type: 'error' });
    }
  };
}
