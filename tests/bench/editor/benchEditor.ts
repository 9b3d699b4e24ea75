import { benchDrag } from './benchDrag.ts';
import { benchEdits } from './benchEdits.ts';

/**
 * Prints the cost of the editor: a frame of a drag, an edit until it is checked and saved, and an idle page.
 */
export async function benchEditor(): Promise<void> {
  await benchDrag();
  await benchEdits();
}
