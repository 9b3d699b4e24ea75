import { backgroundIdOf } from '../../../core/catalogue/pictureAddresses.ts';
import { recipeOf } from '../../../core/recipe/recipeOf.ts';
import type { Room } from '../../../core/room/model.ts';
import { backgroundsOf } from '../../../core/room/scenes.ts';
import { type Result, refuse, success } from '../../../core/util/result.ts';
import type { CataloguePort } from '../../shared/ports/CataloguePort.ts';
import { recipeText } from '../text/recipe.ts';

/** Writes a room as a recipe that can be pasted into the editor (docs/recipe.md), or says why that cannot be. */
export async function writeRecipe(
  room: Room,
  library: Pick<CataloguePort, 'findItems' | 'findBackgrounds'>,
): Promise<Result<string, string>> {
  const things = Object.values(room.itemConfigs).filter(({ spot }) => spot === null);
  const [items, backgrounds] = await Promise.all([
    library.findItems(unique(things.map(({ catalogueId }) => catalogueId))),
    library.findBackgrounds(unique(backgroundsOf(room).flatMap(({ uri }) => backgroundIdOf(uri) ?? []))),
  ]);
  const written = recipeOf(room, { items, backgrounds });
  if (!written.ok) return refuse(recipeText.refusal(written.refusal));
  // They belong to the list that a stored recipe is in.
  const { id: _, order: __, ...recipe } = written.value;
  return success(`${JSON.stringify(recipe, null, 2)}\n`);
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
