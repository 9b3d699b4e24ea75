/** The watchmaker's room: three scenes, five faces of locks, clicks in order, two keys of one door, a combination and a spot. */
export const SCENES = { shop: 'Shop floor', bench: 'Bench drawer', cellar: 'Damp cellar' } as const;

export const SPOT = 'Barometer';

/** Messages of things. They contain the signs of `lockSolutions`' answers (K3). */
export const WORDS = {
  barometer: 'It broke off at :clock-3-45:, like everything here.',
  clock: 'Three stones on the pendulum: :blue: :yellow: :blue:.',
  slip: 'Thread the pins 1 2 5 7. And: globe, clock, globe!',
  song: 'Hum it: :mi: :mi: :so:.',
  ending: 'The street smells of rain, and nothing ticks.',
} as const;

export type SceneName = keyof typeof SCENES;

/** A thing's entry, name and middle in percent; its message, what it hides, and its lock's face. */
export interface Thing {
  of: string;
  name: string;
  x: number;
  y: number;
  says?: string;
  hides?: string;
  face?: string;
}

export const THINGS: Readonly<Record<SceneName, readonly Thing[]>> = {
  shop: [
    { of: 'Safe', name: 'Strongbox', x: 36, y: 84, face: 'Clock', hides: 'Owl key' },
    { of: 'Grandfather clock', name: 'Tall clock', x: 67, y: 52, says: WORDS.clock },
    { of: 'Globe', name: 'Old globe', x: 60, y: 88 },
    { of: 'Desk', name: 'Workbench', x: 14, y: 78 },
    { of: 'Wardrobe', name: 'Cupboard', x: 86, y: 54 },
    { of: 'Skeleton key', name: 'Owl key', x: 47, y: 90 },
  ],
  bench: [
    { of: 'Jewelry box', name: 'Casket', x: 30, y: 55, face: 'Colours', hides: 'Pinned slip' },
    { of: 'Note', name: 'Pinned slip', x: 65, y: 55, says: WORDS.slip },
  ],
  cellar: [
    { of: 'Crate', name: 'Oak crate', x: 14, y: 78, face: 'Put in order', hides: 'Song sheet' },
    { of: 'Radio', name: 'Wireless', x: 38, y: 80, face: 'Melody', hides: 'Right wing' },
    { of: 'Dresser', name: 'Blue dresser', x: 70, y: 70, face: 'Pattern', hides: 'Left wing' },
    { of: 'Letter', name: 'Song sheet', x: 14, y: 45, says: WORDS.song },
    { of: 'Coin', name: 'Left wing', x: 90, y: 60 },
    { of: 'Gem', name: 'Right wing', x: 38, y: 50 },
    { of: 'House key', name: 'Moth key', x: 90, y: 85 },
  ],
};

/**
 * Names, pictures, texts and answers that each step of an escape earns, so that they may be sent then and not
 * before.
 */
export const EARNED = {
  start: ['Tall clock', 'Workbench', SPOT],
  barometer: [':clock-3-45:', 'broke off'],
  strongbox: ['Owl key', 'skeleton-key'],
  clock: [':blue: :yellow:', 'pendulum'],
  drawer: [SCENES.bench, 'Casket', 'items/jewelry-box'],
  casket: ['Pinned slip'],
  slip: ['1 2 5 7', 'globe, clock, globe'],
  cellar: [SCENES.cellar, 'Oak crate', 'Wireless', 'Blue dresser', 'items/dresser'],
  crate: ['Song sheet'],
  song: [':mi: :mi: :so:', 'Hum it'],
  wireless: ['Right wing'],
  dresser: ['Left wing'],
  combined: ['Moth key', 'house-key'],
  escaped: [WORDS.ending],
  /** Fields of a room that reveal hidden things, which must never be sent. */
  never: ['"unlockPassword"', '"itemToHide"', '"combinesInto"', '"furtherKeys"', '"isHidden"'],
} as const;
export type Earning = keyof typeof EARNED;
