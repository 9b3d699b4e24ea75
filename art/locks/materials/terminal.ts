import { commonOf } from '../common.ts';
import { digitsOf } from '../digits.ts';
import { directionsOf } from '../directions.ts';
import { facesOf, type MaterialFaces } from '../facesOf.ts';
import { polished, solidly, wired } from '../surfaces.ts';
import { switchesOf } from '../switches.ts';
import { textOf } from '../text.ts';
import { wheelsOf } from '../wheels.ts';

const LIGHT = '#52e6ff';
const HULL = '#2a3358';
const NIGHT = '#161d3a';

/** The bars, lamps and keys that all faces of this material share. */
export const terminalCommon = commonOf({ metal: '#5fd6e6', dull: '#56788c', undo: '#2b3768' });

/** Dark panels with glowing lines, as on consoles. */
export const terminal: MaterialFaces = {
  ...facesOf({
    body: wired(HULL, LIGHT),
    panel: solidly('#333f6c'),
    color: '#2b3768',
    trim: '#8896c4',
    well: ['#060a1a', '#1c2a55'],
    lining: ['#060a1c', '#173257', '#2a6a92'],
    key: [NIGHT, '#c9f8ff'],
    accent: '#e0409a',
    cloth: ['#080d20', '#1f2f5c'],
    strip: ['#0d2233', '#081422'],
  }),
  text: textOf({
    body: wired(HULL, LIGHT),
    trim: '#8896c4',
    well: ['#060a1a', '#1c2a55'],
    key: [NIGHT, '#c9f8ff'],
    drawer: solidly('#333f6c'),
    screen: LIGHT,
  }),
  digits: digitsOf({
    body: wired(HULL, LIGHT),
    door: solidly('#333f6c'),
    rivets: '#8896c4',
    trim: LIGHT,
    glass: ['#04121c', '#0b2a3a'],
    inside: ['#070b1c', '#26386b'],
    bed: '#0c1026',
    key: () => [NIGHT, '#c9f8ff'],
    light: LIGHT,
  }),
  wheels: wheelsOf({
    body: wired(HULL, LIGHT),
    line: ['#1a8fb0', '#bff6ff'],
    well: ['#060a1a', '#1c2a55'],
    pointer: '#ff4fa3',
    shackle: '#8f9bd0',
    light: LIGHT,
  }),
  directions: directionsOf({
    ring: polished('#7785bb'),
    rim: '#3a467a',
    card: wired(NIGHT, LIGHT),
    ticks: LIGHT,
    strip: ['#0d2233', '#081422'],
    rivets: '#a9b5e0',
    inside: ['#05081a', '#1d4a70'],
    keys: ['#38477f', '#2b3768'],
    arrow: '#c9f8ff',
    hole: '#090e22',
    knob: '#e0409a',
    light: LIGHT,
  }),
  switches: switchesOf({
    board: wired(HULL, LIGHT),
    rivets: '#8896c4',
    sign: '#5fd6e6',
    box: '#232b4e',
    lining: ['#060a1c', '#173257', '#2a6a92'],
    plate: '#39457a',
    slot: ['#060a1a', '#1b2447'],
    lever: ['#8793c6', '#52e6ff'],
    knob: ['#5a66a0', '#e0409a'],
    lamp: ['#eafcff', '#52e6ff', '#0f7fa5'],
    mark: '#c9f8ff',
  }),
};
