import { expect, it } from 'vitest';
import { backgroundCatalogue, itemCatalogue } from '../../../art/catalogue.ts';
import { readReply } from '../../../core/make/assistant/readReply.ts';
import { buildRoom } from '../../../core/recipe/buildRoom.ts';
import { englishRooms } from '../../../seeds/demoRooms.ts';
import { recipeText } from '../text/recipe.ts';
import { writeRecipe } from './writeRecipe.ts';

const catalogue = { items: itemCatalogue, backgrounds: backgroundCatalogue };
const asked: string[] = [];
const library = {
  findItems: async (ids: readonly string[]) => {
    asked.push(...ids);
    return itemCatalogue.filter(({ id }) => ids.includes(id));
  },
  findBackgrounds: async (ids: readonly string[]) => backgroundCatalogue.filter(({ id }) => ids.includes(id)),
};

it('writes a recipe that pasting makes the same room of, and asks the library for each thing once', async () => {
  const [demo] = englishRooms;
  const built = demo && buildRoom(demo, catalogue);
  if (!built?.ok) throw new Error('The demo room cannot be built.');
  const written = await writeRecipe(built.value, library);
  expect(new Set(asked).size).toBe(asked.length);
  const { made, mends, faults } = readReply(written.ok ? written.value : '', {
    catalogue,
    pictures: new Map(),
    wordsFor: ({ name }) => name,
    defaults: { roomName: '', introduction: '', language: 'de' },
  });
  expect([mends, faults]).toEqual([[], []]);
  expect(made?.room.itemConfigs).toEqual(built.value.itemConfigs);
});

it('R11 writes none of a room with uploaded pictures', async () => {
  const [demo] = englishRooms;
  const built = demo && buildRoom(demo, catalogue);
  if (!built?.ok) throw new Error('The demo room cannot be built.');
  const own = { ...built.value, background: { uri: '/uploads/mine.webp', ambient: '#ffffff' } };
  expect(await writeRecipe(own, library)).toEqual({
    ok: false,
    refusal: recipeText.refusal({ type: 'ownBackground', name: 'Study' }),
  });
});
