import { benchEdits } from './benchEdits.ts';
import { benchGestures } from './benchGestures.ts';

/**
 * Prints the cost of the editor: a frame of a drag, a marquee and a zoom, an edit until it is checked and saved, and an idle page.
 */
export async function benchEditor(): Promise<void> {
  await benchGestures();
  await benchEdits();
}
