import type { ItemTag } from '../../../../core/catalogue/model.ts';

const tags: Record<ItemTag, string> = {
  Doors: 'Doors',
  Keys: 'Keys',
  Storage: 'Storage',
  Decorations: 'Decorations',
  Electronics: 'Electronics',
};

/** The library's groups, colours and moods. */
export const libraryText = {
  tags,
  color: (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, ' '),
};
