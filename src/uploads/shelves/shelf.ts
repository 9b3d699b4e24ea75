/** The shelves, each with an address of its own. */
export const SHELVES = ['all', 'items', 'backgrounds'] as const;
export type Shelf = (typeof SHELVES)[number];

export const SHELF_PATHS: Readonly<Record<Shelf, string>> = {
  all: '/myInventory',
  items: '/myInventory/items',
  backgrounds: '/myInventory/backgrounds',
};
