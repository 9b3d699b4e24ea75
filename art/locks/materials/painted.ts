import { commonOf } from '../common.ts';
import { digitsOf } from '../digits.ts';
import { directionsOf } from '../directions.ts';
import { facesOf, type MaterialFaces } from '../facesOf.ts';
import { solidly, wooden } from '../surfaces.ts';
import { switchesOf } from '../switches.ts';
import { wheelsOf } from '../wheels.ts';

const BEECH = '#d9a869';
const MINT = '#6fb7a5';
const CREAM = '#f6ead0';
/** The colours of the bricks, in their order. */
const BRICKS = ['#cf5a4e', '#e0a23c', '#4f9a7e', '#4f7fb8', '#8a67b0'] as const;

/** The bars, lamps and keys that all faces of this material share. */
export const paintedCommon = commonOf({ metal: '#eeb84a', dull: '#b09a78', undo: '#4f7fb8' });

/** Light wood with worn paint, as on toys. */
export const painted: MaterialFaces = {
  ...facesOf({
    body: wooden(BEECH),
    panel: solidly(MINT),
    color: '#4f8f80',
    trim: '#eeb84a',
    well: ['#3a2318', '#7a5236'],
    lining: ['#2c2018', '#7a5236', '#b98a58'],
    key: [CREAM, '#5a3418'],
    accent: '#cf5a4e',
    cloth: ['#3c6a5e', '#6fb7a5'],
    strip: ['#fffaf0', '#eadcc0'],
    writtenWith: 'chalk',
  }),
  digits: digitsOf({
    body: wooden(BEECH),
    door: solidly(MINT),
    rivets: '#cf5a4e',
    trim: CREAM,
    glass: ['#22332f', '#3b574f'],
    inside: ['#3a2318', '#8a5a34'],
    bed: '#3c6a5e',
    key: (place) => [BRICKS[place % BRICKS.length] ?? MINT, '#fffaf0'],
  }),
  wheels: wheelsOf({
    body: wooden('#cf6a58'),
    line: ['#7e3a30', '#ffd9c6'],
    well: ['#3a2318', '#7a5236'],
    pointer: '#4f7fb8',
    shackle: '#8fb3d6',
  }),
  directions: directionsOf({
    ring: wooden(BEECH),
    rim: '#cf5a4e',
    card: solidly(MINT),
    ticks: CREAM,
    strip: ['#fffaf0', '#eadcc0'],
    rivets: '#eeb84a',
    inside: ['#3a2318', '#a8743e'],
    keys: ['#eeb84a', '#f0d08a'],
    arrow: '#5a3418',
    hole: '#3c6a5e',
    knob: '#cf5a4e',
  }),
  switches: switchesOf({
    board: wooden('#6f9fc8'),
    rivets: '#eeb84a',
    sign: '#eeb84a',
    box: '#4f7fb8',
    lining: ['#2c2018', '#7a5236', '#b98a58'],
    plate: CREAM,
    slot: ['#3a2318', '#8a6a4e'],
    lever: ['#b7a58c', '#e0a23c'],
    knob: ['#8a67b0', '#cf5a4e'],
    lamp: ['#fff7d0', '#ffc543', '#b96f12'],
    mark: '#5a3418',
  }),
};
