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

/** Returns what the player may know about how the answer is entered (K2). Nothing for a text. */
export function shownFace(play: Play, { id, item }: Locked): { face?: FaceView } & ChosenMaterial {
  const { face, unlockPassword: answer } = item;
  if (face.type === 'text') return chosenMaterial(item);
  const view = definitionOf(face).view(face, { answer, seed: dealSeedOf(play, id) });
  return { face: view, ...chosenMaterial(item) };
}

/** Returns the number of keyholes if there are several; one is the default (K2, K5). */
export function shownKeyholes(item: ItemConfig): { keyholes?: number } & ChosenMaterial {
  const keyholes = keysOf(item).length;
  return keyholes > 1 ? { keyholes, ...chosenMaterial(item) } : {};
}

/** K2: without a creator's choice the material follows the item, which the player sees. */
export function chosenMaterial({ lockMaterial }: ItemConfig): ChosenMaterial {
  return lockMaterial === undefined ? {} : { material: lockMaterial };
}
