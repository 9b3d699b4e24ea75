/** The night library: twelve things with the door, two scenes, three locks, two hidden things. */
export const ROOM = {
  name: 'The night library',
  introduction: 'Closing time was an hour ago.',
  timeLimit: 25,
  ending: 'The street lamps are on.',
} as const;

export const SCENES = { hall: 'Reading room', vault: 'Map vault' } as const;
export type SceneName = keyof typeof SCENES;

/** The vault's background in the palette. */
export const VAULT_BACKGROUND = /^Classroom\s*Night$/;

/** By catalogue entry: the name, and the middle in percent, in the order in which they are added. */
export const THINGS = {
  hall: [
    { of: 'Wardrobe', id: 'wardrobe', name: 'Cupboard', x: 86, y: 54 },
    { of: 'Desk', id: 'desk', name: 'Writing desk', x: 14, y: 78 },
    { of: 'Note', id: 'note', name: 'Torn page', x: 64, y: 32 },
    { of: 'Globe', id: 'globe', name: 'Old globe', x: 64, y: 84 },
    { of: 'Plant', id: 'plant', name: 'Tall plant', x: 36, y: 80 },
    { of: 'Skeleton key', id: 'skeleton-key', name: 'Iron key', x: 50, y: 90 },
  ],
  vault: [
    { of: 'Safe', id: 'safe', name: 'Strongbox', x: 14, y: 78 },
    { of: 'House key', id: 'house-key', name: 'Brass key', x: 90, y: 85 },
    { of: 'Letter', id: 'letter', name: 'Last letter', x: 14, y: 45 },
    { of: 'Painting', id: 'painting', name: 'Portrait', x: 70, y: 30 },
    { of: 'Crate', id: 'crate', name: 'Map crate', x: 66, y: 80 },
  ],
} as const;

export const WORDS = {
  'Torn page': 'The strongbox is older than the library: 2741 steps down.',
  'Last letter': 'Nobody reads maps by night.',
} as const;

export const CODE = '2741';
