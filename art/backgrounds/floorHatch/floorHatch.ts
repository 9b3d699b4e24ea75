import { ramp, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow } from '../../ink/light.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { polyline, range, rect } from '../../ink/shapes.ts';
import {
  lampPool,
  lightPass,
  motes,
  STAGE_HEIGHT,
  STAGE_WIDTH,
  vignette,
  vignetteOver,
} from '../../kits/stage/room.ts';
import { rivet } from '../../matter/metal.ts';
import { RIVET_IRON } from '../../matter/palette.ts';
import { board } from '../../matter/wood.ts';
import { dustIn } from '../../moving.ts';
import { crowbar, rolledRug } from './floorThings.ts';
import { hatchFrame, hatchLid, hatchShaft, lidThrownBack } from './hatch.ts';
import { near } from './near.ts';

interface Palette {
  wood: string;
  iron: string;
  rug: string;
  light: string;
  shade: string;
  /** The colour of the light from below; null where it is dark. */
  below: string | null;
  isOpen: boolean;
}

const NIGHT = '#0b0714';
const BOARDS = 8;
const HATCH: Box = [680, 214, 700, 660];

export const floorHatch = defineBackground<Palette>({
  id: 'floor-hatch',
  name: 'Floor hatch',
  theme: 'Close-ups',
  seed: 924,
  moods: {
    closed: {
      palette: {
        wood: '#8e5f3a',
        iron: '#565864',
        rug: '#8a3a40',
        light: '#ffdca0',
        shade: '#34165e',
        below: null,
        isOpen: false,
      },
      ambient: '#fff3e2',
    },
    open: {
      palette: {
        wood: '#8a664e',
        iron: '#5c6880',
        rug: '#7a3a4c',
        light: '#c8d6ff',
        shade: '#141040',
        below: null,
        isOpen: true,
      },
      ambient: '#d0d6ea',
    },
    lit: {
      palette: {
        wood: '#936a48',
        iron: '#5a5450',
        rug: '#8a3a40',
        light: '#ffce84',
        shade: '#22103e',
        below: '#ffb84e',
        isOpen: true,
      },
      ambient: '#ffeedc',
    },
  },
  furniture: null,
  draw(ink, palette) {
    const { wood, iron, rug, isOpen, below } = palette;
    drawBoards(ink, wood);
    drawWhereRugLay(ink, wood);
    if (isOpen) {
      hatchShaft(ink, HATCH, wood, below);
      hatchFrame(ink, HATCH, iron);
      lidThrownBack(ink, HATCH, wood, iron);
    } else {
      hatchFrame(ink, HATCH, iron);
      hatchLid(ink, HATCH, wood, iron);
    }
    rolledRug(ink, [214, 96, 214, 960], rug);
    crowbar(ink, [1650, 560]);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.35);
  },
  near,
  light: (ink, { light, below }) => {
    if (below) lampPool(ink, [1030, 500], 640, below, 0.2);
    lampPool(ink, [1080, 500], 800, light, 0.1);
    vignetteOver(ink, NIGHT, 0.35);
  },
  moves: ({ below }) => [
    ...(below ? [{ type: 'flicker' as const, at: [1030, 500] as const, radius: 420, color: below }] : []),
    dustIn([700, 200, 680, 640], below ?? '#fff0d0', below ? 26 : 12),
  ],
});

function drawBoards(ink: Ink, wood: string): void {
  const pitch = STAGE_HEIGHT / BOARDS;
  for (const i of range(BOARDS)) {
    const y = i * pitch;
    const joint = 300 + ((i * 733) % 1400);
    for (const [x, w] of [
      [-20, joint + 20],
      [joint, STAGE_WIDTH + 20 - joint],
    ] as const) {
      const own = shift(wood, { lightness: ink.jitter(0.06), hue: ink.jitter(8) });
      board(ink, [x, y, w, pitch], own, {
        direction: 'along x',
        strength: 0.5,
        density: 1.1,
        bevel: 6,
        width: 3,
      });
    }
    for (const dx of [-22, 22])
      for (const share of [0.26, 0.74]) rivet(ink, [joint + dx, y + pitch * share], 6, RIVET_IRON);
  }
  const tone = ramp(wood);
  const scratches = range(40).map(() => {
    const [x, y] = [ink.random() * STAGE_WIDTH, ink.random() * STAGE_HEIGHT];
    return polyline([x, y], [x + ink.jitter(70), y + ink.jitter(22)]);
  });
  ink.draw(joinPaths(...scratches), { stroke: tone.deep, width: 2.4, opacity: 0.4, cap: 'round' });
}

/** The floor where the rug lay: paler, since nobody walked on it. */
function drawWhereRugLay(ink: Ink, wood: string): void {
  ink.draw(rect(470, 130, 1100, 830, 40), { fill: ramp(wood).hi, opacity: 0.13, blur: 60 });
}

function drawLight(ink: Ink, { light, shade, below, wood }: Palette): void {
  lightPass(ink, [0.54, 0.46], 0.72, light, shade, [0.4, below ? 0.5 : 0.46]);
  if (below) {
    lightPass(ink, [0.536, 0.5], 0.4, below, below, [0.7, 0]);
    const glowing = rect(HATCH[0] - 30, HATCH[1] - 30, HATCH[2] + 60, HATCH[3] + 60, 20);
    ink.blend('screen', () => ink.draw(glowing, { stroke: below, width: 40, opacity: 0.22, blur: 30 }));
  }
  castShadow(ink, rect(-40, 1064, STAGE_WIDTH + 80, 40), { dx: 0, dy: -8, blur: 20, opacity: 0.3 });
  motes(ink, 24, [640, 160, 800, 760], ramp(wood).hi);
}
