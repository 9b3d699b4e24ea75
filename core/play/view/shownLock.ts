import type { LockMaterial } from '../../catalogue/lockMaterial.ts';
import { definitionOf, type FaceView } from '../../lock/faces.ts';
import { keysOf } from '../../room/links.ts';
import type { ItemConfig, ItemId } from '../../room/model.ts';
import { dealSeedOf } from '../dealSeedOf.ts';
import type { Play } from '../model.ts';

interface Locked {
  id: ItemId;
  item: ItemConfig;
}

interface ChosenMaterial {
  material?: LockMaterial;
}

/** What the player may know of how the answer is entered, and what it is entered on (K2). A text has no view. */
export function shownFace(play: Play, { id, item }: Locked): { face?: FaceView } & ChosenMaterial {
  const { face, unlockPassword: answer } = item;
  if (face.type === 'text') return chosenMaterial(item);
  const view = definitionOf(face).view(face, { answer, seed: dealSeedOf(play, id) });
  return { face: view, ...chosenMaterial(item) };
}

/** Told where there are several alone: one is what every lock has (K2, K5). */
export function shownKeyholes(item: ItemConfig): { keyholes?: number } & ChosenMaterial {
  const keyholes = keysOf(item).length;
  return keyholes > 1 ? { keyholes, ...chosenMaterial(item) } : {};
}

/** K2: where its creator chose none, it follows the thing, which is in sight. */
export function chosenMaterial({ lockMaterial }: ItemConfig): ChosenMaterial {
  return lockMaterial === undefined ? {} : { material: lockMaterial };
}
