import { mix, ramp, shift } from '../color.ts';
import { defineBackground } from '../defineBackground.ts';
import type { Ink } from '../ink/Ink.ts';
import { lightShaft, SHADOW, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { type Box, curve, type Point } from '../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../ink/shapes.ts';
import { isInView, layFloor } from '../kits/stage/floor.ts';
import {
  FLOOR_BOX,
  FLOOR_LINE,
  fadeDown,
  lampPool,
  lightPass,
  motes,
  STAGE_HEIGHT,
  STAGE_WIDTH,
  vignette,
  vignetteOver,
} from '../kits/stage/room.ts';
import { blinking, dustIn } from '../moving.ts';
import { blindWindow, blindWindowBounds, type City, neonPlace } from './detective-office/blindWindow.ts';
import { ceilingFan, FAN_BOUNDS, FAN_LAMP } from './detective-office/ceilingFan.ts';
import { BEYOND_GLASS, GLAZED_WALL, type GlazedColors, glazedWall } from './detective-office/glazedWall.ts';
import { coatStand, coatStandBounds, couch, couchBounds, licence } from './detective-office/officeThings.ts';
import { officeWall, type WallColors } from './detective-office/officeWall.ts';
import { deskBounds, smokePlace, typingDesk } from './detective-office/typingDesk.ts';

interface Palette extends WallColors {
  floor: string;
  slat: string;
  city: City;
  glass: GlazedColors['glass'];
  story: GlazedColors['story'];
  leather: string;
  coat: string;
  /** Of the light that the slats cut into stripes. */
  beam: string;
  lamp: string;
  isLampLit: boolean;
  light: string;
  shade: string;
}

const NIGHT = '#0a0714';
const WINDOW: Box = [126, 216, 390, 310];
const DESK: Point = [104, 842];
const STAND: Point = [712, 836];
const COUCH: Point = [1404, 852];

export const detectiveOffice = defineBackground<Palette>({
  id: 'detective-office',
  name: "Detective's office",
  theme: 'Crime',
  seed: 912,
  moods: {
    night: {
      palette: {
        plaster: '#5a6470',
        timber: '#5e4138',
        ceiling: '#56586a',
        floor: '#6a4c42',
        slat: '#8a8496',
        city: {
          sky: ['#141a3c', '#4a4a80'],
          houses: '#252a4a',
          lit: '#ffd27a',
          awake: 0.34,
          neon: '#ff4a7a',
          isRaining: true,
          disc: 'none',
        },
        glass: ['#f0c070', '#6a5a58'],
        story: 'visitor',
        leather: '#6a3a36',
        coat: '#a08a62',
        beam: '#ff7a9a',
        lamp: '#ffd08a',
        isLampLit: true,
        light: '#ffc080',
        shade: '#181060',
      },
      ambient: '#e8e2ea',
      lightFrom: { x: 50, y: 16 },
    },
    afternoon: {
      palette: {
        plaster: '#a08c62',
        timber: '#7e5232',
        ceiling: '#a49a82',
        floor: '#96683e',
        slat: '#c8b48c',
        city: {
          sky: ['#8ab4d0', '#ffe0a0'],
          houses: '#a87e62',
          lit: '#fff0c0',
          awake: 0.12,
          neon: '#c85a6a',
          isRaining: false,
          disc: 'sun',
        },
        glass: ['#d8d4b4', '#98a08c'],
        story: 'nobody',
        leather: '#84442e',
        coat: '#b89a6a',
        beam: '#ffd078',
        lamp: '#ffd08a',
        isLampLit: false,
        light: '#ffce78',
        shade: '#4a2470',
      },
      ambient: '#fff2da',
      lightFrom: { x: 17, y: 34 },
    },
    ransacked: {
      palette: {
        plaster: '#7e8478',
        timber: '#66503f',
        ceiling: '#7e8078',
        floor: '#85705c',
        slat: '#a0a098',
        city: {
          sky: ['#7a8c9c', '#c8d0cc'],
          houses: '#5e6874',
          lit: '#f0e8b8',
          awake: 0.08,
          neon: '#b85a6a',
          isRaining: false,
          disc: 'none',
        },
        glass: ['#bcc8bc', '#78847e'],
        story: 'broken',
        leather: '#5e4a38',
        coat: '#8c8468',
        beam: '#d8ecec',
        lamp: '#ffd08a',
        isLampLit: false,
        light: '#e4f0e4',
        shade: '#2a2458',
      },
      ambient: '#f0f3ee',
      lightFrom: { x: 17, y: 34 },
    },
  },
  furniture: [
    blindWindowBounds(WINDOW),
    deskBounds(DESK),
    coatStandBounds(STAND),
    FAN_BOUNDS,
    [GLAZED_WALL[0] - 20, GLAZED_WALL[1], 680, GLAZED_WALL[3]],
    couchBounds(COUCH),
    [628, 176, 160, 130],
  ],
  draw(ink, palette) {
    const { timber, leather, story } = palette;
    const isSearched = story === 'broken';
    officeWall(ink, palette);
    drawFloor(ink, palette.floor);
    blindWindow(ink, WINDOW, palette);
    drawStripes(ink, palette.beam, palette.isLampLit ? 0.16 : isSearched ? 0.12 : 0.3);
    licence(ink, [712, 240], shift(timber, { lightness: -0.05 }));
    glazedWall(ink, palette);
    ceilingFan(ink, {
      timber,
      metal: mix(timber, '#b0a48c', 0.6),
      lamp: palette.lamp,
      isLit: palette.isLampLit,
    });
    typingDesk(ink, DESK, {
      timber: shift(timber, { lightness: 0.03, hue: -8 }),
      leather: '#4a6450',
      isSearched,
    });
    coatStand(ink, STAND, shift(timber, { lightness: -0.06 }), palette.coat);
    couch(ink, COUCH, leather, isSearched);
    if (isSearched) drawScatter(ink);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.36);
  },
  light: (ink, { beam, lamp, isLampLit, story, city }) => {
    if (isLampLit) {
      lampPool(ink, [960, 420], 620, lamp, 0.12);
      lampPool(ink, neonPlace(WINDOW), 330, city.neon, 0.2);
    } else drawShaft(ink, beam, story === 'broken' ? 0.16 : 0.26);
    lampPool(ink, BEYOND_GLASS, 330, story === 'visitor' ? '#ffc878' : '#f4f4dc', 0.12);
    drawForeground(ink);
    vignetteOver(ink, NIGHT, 0.38);
  },
  moves: ({ beam, isLampLit, city, story }) => [
    ...(isLampLit
      ? [
          blinking(neonPlace(WINDOW), city.neon, { radius: 150, period: 2200 }),
          { type: 'flicker' as const, at: FAN_LAMP, radius: 120, color: '#ffe0a8' },
        ]
      : []),
    ...(story === 'broken' ? [] : [smokeFrom(smokePlace(DESK))]),
    dustIn([330, 240, 620, 560], mix(beam, '#ffffff', 0.3), isLampLit ? 14 : 26),
  ],
});

function smokeFrom([x, y]: Point) {
  return {
    type: 'rise' as const,
    box: [x - 12, y - 170, 26, 170] as const,
    radius: 13,
    color: '#d8d4e4',
    count: 4,
    period: 5200,
  };
}

/** Broad boards, worn pale where clients walk in. */
function drawFloor(ink: Ink, color: string): void {
  const width = 108;
  layFloor(ink, 380, () => {
    for (const i of range(31)) {
      let far = -40 - ink.random() * 200;
      const x = -700 + i * width;
      while (far < 760) {
        const length = 260 + ink.random() * 320;
        const top = far;
        far += length;
        if (!isInView(x, x + width, far)) continue;
        const tone = ramp(shift(color, { lightness: ink.jitter(0.06), hue: ink.jitter(8) }));
        ink.draw(rect(x, top, width, length), {
          fill: linear(90, tone.base, tone.light),
          stroke: tone.deep,
          width: 2.2,
        });
        ink.draw(rect(x + 4, top, 5, length), { fill: tone.hi, opacity: 0.3 });
        for (const _ of range(3)) {
          const [at, start] = [x + (0.2 + ink.random() * 0.6) * width, top + ink.random() * length * 0.5];
          const streak = polygon(
            [at, start],
            [at + 5, start + length * 0.2],
            [at, start + length * 0.42],
            [at - 4, start + length * 0.2],
          );
          ink.draw(streak, { fill: tone.dark, opacity: 0.32 });
        }
      }
    }
  });
  ink.clip(rect(...FLOOR_BOX), () => {
    ink.draw(oval(1000, 866, 420, 44), { fill: ramp(color).hi, opacity: 0.12, blur: 18 });
    ink.draw(oval(660, 1000, 120, 18), { fill: ramp(color).deep, opacity: 0.22, blur: 8 });
    for (const [x, y] of [
      [560, 930],
      [1180, 1010],
      [1300, 960],
    ] as const)
      ink.draw(polyline([x, y], [x + 46, y + 6], [x + 70, y + 4]), {
        stroke: ramp(color).deep,
        width: 2.4,
        opacity: 0.5,
      });
  });
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 54], NIGHT, 0.55);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [NIGHT, 0.5, 0], [NIGHT, 1, 0.38]) });
}

/** What the slats leave of the light outside, on the wall beside the window and on the floor. */
function drawStripes(ink: Ink, color: string, opacity: number): void {
  ink.blend('screen', () => {
    for (const i of range(9)) {
      const y = 236 + i * 32;
      const stripe = polygon([590, y], [812, y + 50], [812, y + 66], [590, y + 15]);
      ink.draw(stripe, { fill: color, opacity, blur: 3 });
    }
    for (const i of range(7)) {
      const y = 858 + i * 22;
      const stripe = polygon(
        [560 + i * 18, y],
        [900 + i * 26, y],
        [906 + i * 26, y + 11],
        [562 + i * 18, y + 11],
      );
      ink.draw(stripe, { fill: color, opacity: opacity * 1.1, blur: 3 });
    }
  });
}

/** Papers, a torn folder, the hat box of the last case: whatever was of no use to whoever came. */
function drawScatter(ink: Ink): void {
  for (const [x, y, turn, color] of [
    [590, 900, 14, '#d6ccb0'],
    [660, 878, -24, '#c8bd9e'],
    [820, 930, 30, '#d6ccb0'],
    [470, 930, -12, '#b8915c'],
    [760, 1010, -34, '#d2c8ac'],
    [1120, 880, 18, '#d6ccb0'],
    [1250, 946, -16, '#c8bd9e'],
    [1330, 902, 40, '#b8915c'],
    [560, 1030, 8, '#d2c8ac'],
    [1010, 1044, -8, '#c8bd9e'],
  ] as const) {
    const sheet = (path: Point[]): Point[] =>
      path.map(([px, py]) => {
        const angle = (turn * Math.PI) / 180;
        return [
          x + px * Math.cos(angle) - py * Math.sin(angle),
          y + (px * Math.sin(angle) + py * Math.cos(angle)) * 0.42,
        ];
      });
    const outline = polygon(
      ...sheet([
        [-34, -46],
        [34, -46],
        [34, 46],
        [-34, 46],
      ]),
    );
    ink.draw(outline, { fill: SHADOW, opacity: 0.4, blur: 4, move: [4, 5] });
    solid(ink, outline, color, { bevel: 2, width: 2 });
    for (const row of [-26, -12, 2, 16])
      ink.draw(
        polyline(
          ...sheet([
            [-24, row],
            [row === 16 ? 4 : 24, row],
          ]),
        ),
        { stroke: '#6a5e50', width: 1.8, opacity: 0.6 },
      );
  }
}

function drawShaft(ink: Ink, color: string, opacity: number): void {
  lightShaft(ink, {
    corners: [
      [150, 300],
      [500, 260],
      [1120, STAGE_HEIGHT],
      [500, STAGE_HEIGHT],
    ],
    color,
    opacity,
  });
}

/** Near the viewer and dark: a lamp with its pull chain at the left edge, a hat on the back of a chair at the right one. */
function drawForeground(ink: Ink): void {
  const dark = { fill: SHADOW, opacity: 0.74, blur: 7 };
  ink.draw(curve('M-30 960L-30 900Q10 884 66 900L78 944Q20 934 -30 960Z'), dark);
  ink.draw(rect(8, 930, 15, 160), dark);
  ink.draw(curve('M1786 1100L1796 980Q1850 950 1940 962L1940 1100Z'), dark);
  ink.draw(
    curve(
      'M1790 972Q1806 950 1832 950Q1836 902 1860 900Q1878 908 1900 896Q1926 904 1928 948L1960 952L1950 980Q1860 992 1790 972Z',
    ),
    dark,
  );
}

function drawLight(ink: Ink, { light, shade, beam, isLampLit, city, lamp }: Palette): void {
  lightPass(ink, isLampLit ? [0.5, 0.3] : [0.34, 0.42], 0.7, light, shade, [
    isLampLit ? 0.5 : 0.42,
    isLampLit ? 0.6 : 0.46,
  ]);
  if (isLampLit) lightPass(ink, [0.2, 0.42], 0.3, city.neon, city.neon, [0.45, 0]);
  lightPass(ink, [BEYOND_GLASS[0] / 1920, BEYOND_GLASS[1] / 1080], 0.26, lamp, lamp, [
    isLampLit ? 0.5 : 0.2,
    0,
  ]);
  motes(ink, 30, [400, 240, 620, 600], mix(beam, '#ffffff', 0.5));
}
