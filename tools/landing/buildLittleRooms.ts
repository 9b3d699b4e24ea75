import { backgroundCatalogue, itemCatalogue } from '../../art/catalogue.ts';
import { buildRoom } from '../../core/recipe/buildRoom.ts';
import type { Recipe } from '../../core/recipe/model.ts';
import type { Room } from '../../core/room/model.ts';
import { littleRooms } from '../../seeds/rooms/littleRoom.ts';

const catalogue = { items: itemCatalogue, backgrounds: backgroundCatalogue };

/**
 * Builds the landing page's room in each language. @throws if the catalogue lacks something or a rule refuses
 * a command
 */
export function buildLittleRooms(): Readonly<Record<'en' | 'de', Room>> {
  return { en: build(littleRooms.en), de: build(littleRooms.de) };
}

function build(recipe: Recipe): Room {
  const built = buildRoom(recipe, catalogue);
  if (!built.ok) throw new Error(`The little room cannot be built: ${JSON.stringify(built.refusal)}`);
  return built.value;
}
