import type { ItemTag } from '../../../../core/catalogue/model.ts';

export const tags: Readonly<Record<ItemTag, string>> = {
  Doors: 'Türen',
  Keys: 'Schlüssel',
  Storage: 'Verstauen',
  Decorations: 'Deko',
  Electronics: 'Elektronik',
};
