import { commonOf } from '../common.ts';
import { digitsOf } from '../digits.ts';
import { directionsOf } from '../directions.ts';
import { stony } from '../surfaces.ts';
import { switchesOf } from '../switches.ts';
import { wheelsOf } from '../wheels.ts';
import type { SkinOf } from './skin.ts';

const STONE = '#6d6878';
const DARK_STONE = '#514c5e';
const BRONZE = '#b98a4e';
const GLEAM = '#f0c765';

/** Hewn stone with bronze in it; what is carved holds a little light. */
export const rune: SkinOf<'rune'> = {
  common: commonOf({ metal: BRONZE, dull: '#857565', undo: '#5c4a6e' }),
  digits: digitsOf({
    body: stony(DARK_STONE),
    door: stony(STONE),
    rivets: BRONZE,
    trim: BRONZE,
    glass: ['#120e14', '#2a2230'],
    inside: ['#0d0a12', '#3e3348'],
    bed: '#221c2a',
    key: () => ['#544d62', GLEAM],
  }),
  wheels: wheelsOf({
    body: stony(STONE),
    line: ['#3a3545', '#c9c2d6'],
    well: ['#120e16', '#3d3546'],
    pointer: GLEAM,
    shackle: BRONZE,
  }),
  directions: directionsOf({
    ring: stony(STONE),
    rim: BRONZE,
    card: stony(DARK_STONE),
    ticks: GLEAM,
    strip: ['#efe2c2', '#c6ad7c'],
    rivets: BRONZE,
    inside: ['#0d0a12', '#5a4326'],
    keys: ['#6b6478', '#5a5468'],
    arrow: GLEAM,
    hole: '#2a2334',
    knob: '#3fa58a',
  }),
  switches: switchesOf({
    board: stony(STONE),
    rivets: BRONZE,
    sign: BRONZE,
    box: '#4a4557',
    lining: ['#141018', '#3a2f44', '#6a5138'],
    plate: '#9a94a6',
    slot: ['#120d16', '#3a3242'],
    lever: ['#6f6559', '#d9a441'],
    knob: ['#5c5568', '#3fa58a'],
    lamp: ['#fff4cf', GLEAM, '#9a6a1c'],
    mark: '#33203f',
  }),
};
