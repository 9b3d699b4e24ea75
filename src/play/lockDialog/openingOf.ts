import { itemIdOf } from '../../../core/catalogue/pictureAddresses.ts';
import type { Opening } from '../text/en/openings.ts';
import { openingsText } from '../text/openings.ts';

/** How things of the library open, where that is other than simply opening. */
export const OPENINGS: Readonly<Record<Exclude<Opening, 'opens'>, readonly string[]>> = {
  creaks: [
    ...['chest', 'trapdoor', 'crate', 'barrel', 'sarcophagus', 'piano-stool', 'wardrobe', 'piano'],
    ...['dungeon-door', 'barn-door', 'crypt-door', 'castle-gate', 'wide-castle-gate', 'wizard-door'],
    ...['tomb-door', 'ship-door', 'cell-door'],
  ],
  swings: [
    ...[
      'safe',
      'wall-safe',
      'locker',
      'fridge',
      'medicine-cabinet',
      'bookcase',
      'mailbox',
      'oven',
      'microwave',
    ],
    ...[
      'fuse-box',
      'server-rack',
      'wall-clock',
      'clock',
      'window',
      'birdcage',
      'cactus',
      'bookshelf',
      'armour',
      'fern',
    ],
    ...['vault-door', 'bookcase-door', 'freezer-door', 'submarine-hatch', 'bunker-door'],
  ],
  aside: ['painting', 'mirror', 'curtain', 'wide-curtain'],
  slides: [
    ...['desk', 'dresser', 'filing-cabinet', 'apothecary-cabinet', 'sliding-panel', 'table', 'chessboard'],
    ...['cryptex', 'chalkboard', 'slide-door', 'elevator-door', 'shoji-door', 'train-door', 'airlock-door'],
  ],
  springs: ['suitcase', 'jewelry-box', 'gift-box', 'toolbox', 'padlock'],
  lights: [
    ...[
      'lamp',
      'flashlight',
      'uv-lamp',
      'candelabra',
      'skull-candle',
      'birthday-cake',
      'books',
      'fireplace',
      'aquarium',
      'keypad',
    ],
    ...['color-buttons', 'laser-emitter', 'glowing-writing', 'projector', 'wall-switch', 'portal'],
  ],
  starts: [
    ...['computer', 'tv', 'radio', 'control-panel', 'arcade', 'laptop', 'monitor', 'intercom', 'jukebox'],
    ...['security-camera', 'smartphone'],
  ],
  unfolds: ['note', 'map'],
  back: ['rug', 'poster', 'bed'],
  turns: ['symbol-dial', 'gears', 'pipe-valve', 'hourglass'],
  changes: [
    ...['torn-paper', 'rope', 'sign', 'calendar', 'corkboard', 'bust', 'scales', 'vase', 'chair'],
    ...['potions', 'wall-lever', 'telephone', 'balloons'],
  ],
};

const OPENING_OF: ReadonlyMap<string, Opening> = new Map(
  Object.entries(OPENINGS).flatMap(([opening, ids]) => ids.map((id) => [id, opening as Opening] as const)),
);

/** How a thing opens, by the address of its opened picture: a lamp lights up, a drawer slides open. */
export function openingOf(uri: string | undefined): Opening {
  return OPENING_OF.get(itemIdOf(uri ?? '') ?? '') ?? 'opens';
}

/** The state of an opened thing for people who cannot see it: “open”, “lit”. */
export function lookOf(uri: string): string | undefined {
  return uri.endsWith('/opened.webp') ? openingsText.looks[openingOf(uri)] : undefined;
}
