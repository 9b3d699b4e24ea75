import type { ItemState } from '../defineItem.ts';

/** An item in a mock room; by default in its first colour, default state and default position. */
export interface Prop {
  id: string;
  color?: string;
  state?: ItemState;
  /** The middle and the foot of the thing, in percent of the stage. */
  at?: readonly [center: number, foot: number];
  /**
   * The width of its picture, in percent of the stage; the usual one by default. In close-ups items are
   * larger.
   */
  width?: number;
}

/**
 * Returns the items that furnish a background, back to front; a mood with other built-in furniture has its
 * own list.
 */
export function propsOf(id: string, mood: string): readonly Prop[] {
  return SCENES[`${id}/${mood}`] ?? SCENES[id] ?? [];
}

const SCENES: Readonly<Record<string, readonly Prop[]>> = {
  study: [
    { id: 'door' },
    { id: 'clock', at: [32, 77.5] },
    { id: 'dresser', at: [71.5, 78.5] },
    { id: 'lamp', state: 'opened', at: [69, 56.2] },
    { id: 'globe', at: [74.6, 56.2] },
    { id: 'chest', at: [20.5, 89] },
    { id: 'rug' },
    { id: 'plant', at: [86, 85] },
    { id: 'skeleton-key', at: [32.5, 91] },
    { id: 'books', at: [72, 93] },
  ],
  'study/fireside': [
    { id: 'door' },
    { id: 'clock', at: [32, 77.5] },
    { id: 'table', at: [20, 86] },
    { id: 'chessboard', at: [20, 73] },
    { id: 'rug' },
    { id: 'skeleton-key', color: 'silver', at: [82, 91] },
    { id: 'books', state: 'opened', at: [71.5, 92] },
  ],
  'study/morning': [
    { id: 'door' },
    { id: 'painting', at: [30.3, 43] },
    { id: 'piano', at: [29.5, 79] },
    { id: 'rug' },
    { id: 'plant', at: [69.5, 80] },
    { id: 'letter', at: [71, 93] },
    { id: 'skeleton-key', at: [30, 90] },
  ],
  'study/rain': [
    { id: 'door' },
    { id: 'dresser', at: [29, 78.5] },
    { id: 'lamp', state: 'opened', at: [26.4, 56.2] },
    { id: 'globe', at: [32, 56.2] },
    { id: 'chest', at: [73, 81] },
    { id: 'rug' },
    { id: 'skeleton-key', color: 'silver', at: [73, 91] },
    { id: 'books', at: [29, 92] },
  ],
  dungeon: [
    { id: 'dungeon-door', state: 'opened' },
    { id: 'note', at: [30.5, 55] },
    { id: 'rug' },
    { id: 'armour', color: 'black', at: [72.5, 80] },
    { id: 'chest', color: 'ebony', state: 'opened', at: [25, 85] },
    { id: 'gem', color: 'ruby', at: [26.6, 76] },
    { id: 'books', color: 'dark', at: [36, 92] },
    { id: 'skeleton-key', color: 'silver', at: [56, 87] },
  ],
  spaceship: [
    { id: 'slide-door', state: 'opened' },
    { id: 'keypad', at: [65.3, 56] },
    { id: 'locker', at: [73.5, 80] },
    { id: 'safe', at: [37.5, 82] },
    { id: 'plant', color: 'white', at: [84.5, 85] },
    { id: 'radio', at: [24, 91] },
    { id: 'key-card', at: [50, 91] },
    { id: 'battery', color: 'green', at: [64, 92] },
  ],
  classroom: [
    { id: 'school-door' },
    { id: 'dresser', color: 'mint', at: [32, 79.5] },
    { id: 'globe', color: 'antique', at: [28.6, 57.4] },
    { id: 'books', color: 'cool', at: [35, 57.4] },
    { id: 'locker', color: 'red', at: [71.5, 79.5] },
    { id: 'rug', color: 'ocean' },
    { id: 'house-key', at: [27, 90] },
    { id: 'book', state: 'opened', at: [70, 93] },
    { id: 'puzzle-piece', color: 'red', at: [35, 93] },
  ],
  laboratory: [
    { id: 'lab-door' },
    { id: 'keypad', color: 'white', at: [64.5, 60] },
    { id: 'dresser', color: 'white', at: [73.2, 80] },
    { id: 'computer', color: 'white', state: 'opened', at: [73.2, 58] },
    { id: 'safe', at: [33, 85] },
    { id: 'plant', color: 'white', at: [86, 90] },
    { id: 'key-card', color: 'magenta', at: [48, 92] },
    { id: 'battery', at: [60, 90] },
  ],
  tomb: [
    { id: 'tomb-door' },
    { id: 'chest', state: 'opened', at: [28, 86] },
    { id: 'gem', color: 'topaz', at: [29.6, 77] },
    { id: 'crate', at: [69.5, 80.5] },
    { id: 'rune-stone', color: 'amber', at: [41, 93] },
    { id: 'coin', at: [54, 90] },
    { id: 'skeleton-key', at: [70, 92] },
  ],
  'captains-cabin': [
    { id: 'ship-door', color: 'navy' },
    { id: 'safe', color: 'green', at: [70.5, 79.5] },
    { id: 'rug', color: 'ruby' },
    { id: 'chest', state: 'opened', at: [27, 91] },
    { id: 'gem', color: 'ruby', at: [28.6, 82] },
    { id: 'skeleton-key', color: 'silver', at: [79, 88] },
    { id: 'letter', color: 'navy', state: 'opened', at: [71, 95] },
  ],
  'wizard-tower': [
    { id: 'wizard-door' },
    { id: 'dresser', at: [73.2, 79.5] },
    { id: 'globe', color: 'teal', at: [70.4, 57.4] },
    { id: 'books', color: 'cool', at: [75.6, 57.4] },
    { id: 'chest', color: 'jade', at: [28, 86] },
    { id: 'rune-stone', at: [37, 93] },
    { id: 'gem', color: 'amethyst', at: [50.3, 86.5] },
    { id: 'book', color: 'midnight', state: 'opened', at: [70, 94] },
  ],
  'childs-attic': [
    { id: 'door' },
    { id: 'chest', color: 'toy', at: [32, 84] },
    { id: 'dresser', color: 'mint', at: [71, 80] },
    { id: 'books', color: 'cool', at: [71.5, 57.6] },
    { id: 'rug', color: 'toy' },
    { id: 'puzzle-piece', color: 'red', at: [29, 93] },
    { id: 'letter', color: 'rose', at: [70.5, 94.5] },
    { id: 'skeleton-key', at: [76, 88] },
  ],
  kitchen: [
    { id: 'door', color: 'forest' },
    { id: 'wall-clock', color: 'mint', at: [66.4, 38] },
    { id: 'barrel', at: [38, 82] },
    { id: 'table', at: [70, 95] },
    { id: 'birthday-cake', at: [66.5, 79.6] },
    { id: 'hourglass', at: [74, 79.6] },
    { id: 'letter', color: 'rose', at: [29, 94] },
    { id: 'skeleton-key', at: [49, 88] },
  ],
  hospital: [
    { id: 'elevator-door' },
    { id: 'keypad', color: 'white', at: [61.6, 56] },
    { id: 'plant', color: 'white', at: [38, 85] },
    { id: 'toolbox', at: [26, 93] },
    { id: 'suitcase', color: 'teal', at: [80, 94] },
    { id: 'key-card', color: 'magenta', at: [47, 91] },
    { id: 'torn-paper', at: [61, 94] },
  ],
  'bank-vault': [
    { id: 'vault-door' },
    { id: 'wall-lever', at: [40.5, 42] },
    { id: 'table', at: [22, 96] },
    { id: 'scales', at: [19, 80.6] },
    { id: 'suitcase', at: [73, 93] },
    { id: 'coin', at: [38, 90] },
    { id: 'gem', at: [47, 87] },
    { id: 'master-key', at: [53, 94] },
  ],
  'jungle-temple': [
    { id: 'temple-door' },
    { id: 'symbol-dial', at: [41.4, 55] },
    { id: 'chest', color: 'jade', at: [39, 86] },
    { id: 'backpack', at: [17, 92] },
    { id: 'rope', at: [80.5, 88] },
    { id: 'map', at: [70, 95] },
    { id: 'gem', color: 'emerald', at: [47.5, 93] },
    { id: 'rune-stone', at: [62, 83] },
    { id: 'flashlight', at: [31, 95] },
  ],
  'detective-office': [
    { id: 'glass-door' },
    { id: 'telephone', at: [62.2, 46] },
    { id: 'filing-cabinet', at: [64.6, 80] },
    { id: 'rug', color: 'ruby' },
    { id: 'safe', at: [27, 93] },
    { id: 'torn-paper', at: [71, 96] },
    { id: 'magnifier', at: [57, 88] },
    { id: 'padlock-key', at: [75, 89] },
  ],
  'train-compartment': [
    { id: 'train-door' },
    { id: 'suitcase', at: [37, 88] },
    { id: 'chest', at: [60.5, 94] },
    { id: 'book', color: 'forest', at: [26, 94] },
    { id: 'letter', color: 'rose', at: [79, 93] },
    { id: 'skeleton-key', at: [47, 92] },
  ],
  'manor-hall': [
    { id: 'door', state: 'opened' },
    { id: 'table', color: 'ebony', at: [25, 93] },
    { id: 'candelabra', state: 'opened', at: [20.8, 77.6] },
    { id: 'skull-candle', at: [29.4, 77.6] },
    { id: 'chest', color: 'ebony', at: [73, 95] },
    { id: 'skeleton-key', color: 'silver', at: [52, 88] },
    { id: 'letter', color: 'rose', at: [61, 94] },
  ],
  'desk-top': [
    { id: 'letter', color: 'rose', at: [61, 55], width: 15 },
    { id: 'skeleton-key', at: [10.5, 77], width: 9 },
  ],
  'drawer-inside': [
    { id: 'letter', color: 'rose', at: [59, 58], width: 13 },
    { id: 'padlock-key', at: [40, 67], width: 9 },
  ],
  'behind-picture': [{ id: 'keypad', at: [82.2, 62], width: 9 }],
  'locker-inside': [
    { id: 'book', color: 'forest', at: [41, 29], width: 9 },
    { id: 'padlock-key', at: [57.5, 61], width: 9 },
    { id: 'toolbox', at: [72, 95], width: 15 },
  ],
  'shelf-near': [
    { id: 'hourglass', at: [54.5, 71], width: 11.5 },
    { id: 'skeleton-key', at: [61.4, 72], width: 7 },
  ],
  'wall-near': [
    { id: 'gem', color: 'ruby', at: [58.2, 51.6], width: 8 },
    { id: 'note', at: [62, 32], width: 12 },
  ],
  'floor-hatch': [
    { id: 'skeleton-key', at: [93, 62], width: 9 },
    { id: 'letter', color: 'rose', at: [28, 44], width: 11 },
  ],
  'machine-panel': [{ id: 'magnet', at: [30, 63], width: 7 }],
};
