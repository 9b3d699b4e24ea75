import { benchDrag } from './benchDrag.ts';
import { benchEdits } from './benchEdits.ts';

/** Prints what the editor costs: a frame of a drag, an edit until it is judged and saved, and nothing at all. */
export async function benchEditor(): Promise<void> {
  await benchDrag();
  await benchEdits();
}
