import type { ItemState } from '../defineItem.ts';

/** A thing in a mock room; where nothing is told, it takes its first colour, its default state and its default place. */
export interface Prop {
  id: string;
  color?: string;
  state?: ItemState;
  /** The thing's middle and its foot, in percent of the stage. */
  at?: readonly [center: number, foot: number];
}

/** A furnished room for each background in its first mood, back to front. */
export const SCENES: Readonly<Record<string, readonly Prop[]>> = {
  study: [
    { id: 'door' },
    { id: 'clock' },
    { id: 'painting', at: [74, 42] },
    { id: 'dresser' },
    { id: 'lamp', state: 'opened' },
    { id: 'globe', at: [76.4, 55.6] },
    { id: 'rug' },
    { id: 'plant', at: [86, 85] },
    { id: 'chest', at: [22, 87] },
    { id: 'skeleton-key', at: [45, 86] },
    { id: 'letter', at: [36, 95] },
    { id: 'books', state: 'opened', at: [67, 93] },
  ],
  dungeon: [
    { id: 'dungeon-door', state: 'opened' },
    { id: 'note', at: [32.5, 56] },
    { id: 'sign', at: [77, 50] },
    { id: 'crate', color: 'weathered', at: [76, 81.5] },
    { id: 'chest', color: 'ebony', state: 'opened', at: [25, 85] },
    { id: 'gem', color: 'ruby', at: [26.6, 76] },
    { id: 'books', color: 'dark', state: 'opened', at: [64, 87] },
    { id: 'rune-stone', color: 'blue', at: [37, 91] },
    { id: 'skeleton-key', color: 'silver', at: [48, 90] },
    { id: 'coin', at: [56, 94] },
  ],
  spaceship: [
    { id: 'slide-door' },
    { id: 'keypad', at: [64.5, 56] },
    { id: 'locker', at: [74, 80.5] },
    { id: 'crate', color: 'army', at: [24, 87] },
    { id: 'computer', color: 'graphite', state: 'opened', at: [24, 73.6] },
    { id: 'safe', at: [36.5, 80] },
    { id: 'plant', color: 'white', at: [85, 86] },
    { id: 'key-card', at: [46, 91] },
    { id: 'battery', color: 'green', at: [57, 93] },
    { id: 'fuse', at: [65, 90] },
  ],
  classroom: [
    { id: 'school-door' },
    { id: 'calendar', at: [70, 48] },
    { id: 'dresser', color: 'mint', at: [31, 80] },
    { id: 'globe', color: 'antique', at: [26.6, 58] },
    { id: 'books', color: 'cool', at: [34, 58] },
    { id: 'locker', color: 'red', at: [71.5, 80] },
    { id: 'rug', color: 'ocean' },
    { id: 'plant', at: [18, 86] },
    { id: 'note', color: 'blue', state: 'opened', at: [40.8, 58] },
    { id: 'house-key', at: [60, 92] },
    { id: 'puzzle-piece', color: 'red', at: [46, 86] },
    { id: 'book', state: 'opened', at: [78, 93] },
  ],
  laboratory: [
    { id: 'lab-door' },
    { id: 'fuse-box', at: [36, 58] },
    { id: 'keypad', color: 'white', at: [64.5, 62] },
    { id: 'dresser', color: 'white', at: [73.5, 80] },
    { id: 'computer', color: 'white', state: 'opened', at: [73.4, 58] },
    { id: 'safe', at: [35, 86] },
    { id: 'plant', color: 'white', at: [86, 90] },
    { id: 'key-card', color: 'magenta', at: [48, 93] },
    { id: 'battery', at: [57, 90] },
    { id: 'valve-wheel', color: 'red', at: [22, 93] },
  ],
  tomb: [
    { id: 'tomb-door' },
    { id: 'chest', state: 'opened', at: [31, 84] },
    { id: 'gem', color: 'topaz', at: [32.6, 75] },
    { id: 'crate', at: [71, 81] },
    { id: 'rune-stone', color: 'amber', at: [44, 87] },
    { id: 'book', color: 'umber', state: 'opened', at: [64, 93] },
    { id: 'letter', color: 'kraft', state: 'opened', at: [23, 96] },
    { id: 'coin', at: [54, 93] },
    { id: 'skeleton-key', at: [78, 92] },
  ],
  'captains-cabin': [
    { id: 'ship-door', color: 'navy' },
    { id: 'note', at: [41.3, 50] },
    { id: 'safe', color: 'green', at: [70.5, 80] },
    { id: 'rug', color: 'ruby' },
    { id: 'chest', state: 'opened', at: [27, 93] },
    { id: 'coin', at: [24.4, 83.6] },
    { id: 'gem', color: 'ruby', at: [29.4, 83.6] },
    { id: 'skeleton-key', at: [47, 87] },
    { id: 'books', state: 'opened', at: [11, 93] },
    { id: 'letter', color: 'navy', state: 'opened', at: [70, 95] },
  ],
  'wizard-tower': [
    { id: 'wizard-door' },
    { id: 'mirror', color: 'silver', at: [38, 62] },
    { id: 'painting', color: 'walnut', at: [70.5, 46] },
    { id: 'dresser', at: [70.5, 79] },
    { id: 'globe', color: 'teal', at: [66.3, 57] },
    { id: 'books', color: 'cool', state: 'opened', at: [73.2, 57] },
    { id: 'chest', color: 'jade', at: [26, 85] },
    { id: 'rune-stone', at: [37, 91] },
    { id: 'gem', color: 'amethyst', at: [50.3, 86.5] },
    { id: 'book', color: 'midnight', state: 'opened', at: [66.5, 93] },
    { id: 'skeleton-key', at: [79, 93] },
  ],
};
