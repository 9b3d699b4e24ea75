import type { BackgroundEntry, CatalogueEntry, ItemTag } from '../../../../core/catalogue/model.ts';

function entry(id: string, name: string, tag: ItemTag, order: number): CatalogueEntry {
  const address = `/art/items/${id}/plain`;
  return {
    id,
    name,
    tag,
    width: 15,
    aspect: tag === 'Doors' ? 1.85 : 0.8,
    hitBox: { x: 0, y: 0, width: 100, height: 100 },
    anchor: 'floor',
    defaultPosition: { x: 20, y: 50 },
    variants: { plain: { default: `${address}/default.webp`, opened: `${address}/opened.webp` } },
    colorOrder: ['plain'],
    isContainer: tag === 'Storage',
    isLockable: tag === 'Storage' || tag === 'Doors',
    collection: 'basic',
    order,
    is_active: true,
  };
}

export const DOOR = entry('door', 'Door', 'Doors', 1);
export const CHEST = entry('chest', 'Chest', 'Storage', 2);
export const KEY = entry('key', 'Key', 'Keys', 3);
export const NOTE = entry('note', 'Note', 'Decorations', 4);
export const CATALOGUE: readonly CatalogueEntry[] = [DOOR, CHEST, KEY, NOTE];

export const STUDY: BackgroundEntry = {
  id: 'study',
  name: 'Study',
  theme: 'mansion',
  moods: { evening: { uri: '/art/backgrounds/study/evening.webp', ambient: '#ffe9c8' } },
  moodOrder: ['evening'],
  collection: 'basic',
  order: 1,
  is_active: true,
};
