import { mix, ramp } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { lightShaft, SHADOW } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { layFloor, lozenges } from '../../kits/stage/floor.ts';
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
} from '../../kits/stage/room.ts';
import { blinking, dustIn, glinting } from '../../moving.ts';
import { ALARM, ALARM_BOUNDS, alarmBell, CLOCK_BOUNDS, timeLock } from './alarm.ts';
import { cagedLamp, cagedLampBounds } from './cagedLamp.ts';
import { BOXES_BOUNDS, depositBoxes } from './depositBoxes.ts';
import { near } from './near.ts';
import { INNER_LAMP, STRONGROOM_BOUNDS, strongroom, VANISHING } from './strongroom.ts';
import { vaultWall } from './vaultWall.ts';

interface Palette {
  /** The enamel of the wall's plates. */
  wall: string;
  steel: string;
  brass: string;
  gold: string;
  cloth: string;
  timber: string;
  velvet: string;
  rust: string;
  floor: readonly [string, string];
  lamp: string;
  /** The brightness of the room's lamp and of the lamp behind the bars, 0 to 1. */
  shines: readonly [number, number];
  shade: string;
  isRobbed: boolean;
}

const NIGHT = '#0b0a1a';
const LAMP: Point = [706, 176];
const RED = '#ff4a38';

export const bankVault = defineBackground<Palette>({
  id: 'bank-vault',
  name: 'Bank vault',
  theme: 'Bank',
  seed: 915,
  moods: {
    open: {
      palette: {
        wall: '#6f8f84',
        steel: '#8d979c',
        brass: '#c2954a',
        gold: '#e0a832',
        cloth: '#b09a70',
        timber: '#7a4c30',
        velvet: '#7c3442',
        rust: '#7a4a2c',
        floor: ['#8a5648', '#b8a684'],
        lamp: '#ffe0a0',
        shines: [1, 1],
        shade: '#2c2a70',
        isRobbed: false,
      },
      ambient: '#fff4e2',
      lightFrom: { x: 37, y: 20 },
    },
    night: {
      palette: {
        wall: '#4c6672',
        steel: '#5f6f80',
        brass: '#a8824a',
        gold: '#e2a83a',
        cloth: '#96805c',
        timber: '#5c3c38',
        velvet: '#702c3c',
        rust: '#6a4430',
        floor: ['#5a4250', '#7c7c88'],
        lamp: '#ffb85c',
        shines: [0, 1],
        shade: '#081046',
        isRobbed: false,
      },
      ambient: '#c6c6da',
      lightFrom: { x: 80, y: 26 },
    },
    robbed: {
      palette: {
        wall: '#7e6e70',
        steel: '#857a80',
        brass: '#a88048',
        gold: '#d09a38',
        cloth: '#94805c',
        timber: '#6a4030',
        velvet: '#6c2c36',
        rust: '#6c3c28',
        floor: ['#744640', '#9a8670'],
        lamp: '#ffb48c',
        shines: [0.55, 0],
        shade: '#3c0e40',
        isRobbed: true,
      },
      ambient: '#fce6dc',
      lightFrom: { x: 37, y: 20 },
    },
  },
  furniture: [BOXES_BOUNDS, STRONGROOM_BOUNDS, ALARM_BOUNDS, cagedLampBounds(LAMP), CLOCK_BOUNDS],
  draw(ink, palette) {
    const { steel, brass, lamp, shines, floor, isRobbed } = palette;
    vaultWall(ink, palette);
    drawFloor(ink, palette);
    depositBoxes(ink, palette);
    strongroom(ink, { ...palette, floor: floor[0], shine: shines[1] });
    timeLock(ink, brass, steel);
    alarmBell(ink, steel, isRobbed);
    cagedLamp(ink, LAMP, steel, lamp, shines[0]);
    if (isRobbed) drawMess(ink);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.34);
  },
  near,
  light: (ink, { lamp, shines, isRobbed }) => {
    if (shines[0]) {
      drawShaft(ink, lamp, 0.2 * shines[0]);
      lampPool(ink, [LAMP[0], LAMP[1] + 70], 360, lamp, 0.2 * shines[0]);
    }
    if (shines[1]) lampPool(ink, [INNER_LAMP[0], INNER_LAMP[1] + 190], 420, lamp, 0.26 * shines[1]);
    if (isRobbed) lampPool(ink, [ALARM[0], ALARM[1] - 30], 420, RED, 0.2);
    vignetteOver(ink, NIGHT, 0.35);
  },
  moves: ({ lamp, shines, gold, isRobbed }) => [
    ...(shines[0]
      ? [{ type: 'flicker' as const, at: [LAMP[0], LAMP[1] + 70] as Point, radius: 150, color: lamp }]
      : []),
    ...(isRobbed ? [blinking([ALARM[0], ALARM[1] - 34], RED, { radius: 150, period: 1300 })] : []),
    ...(shines[1]
      ? [
          glinting(
            [
              [1470, 424],
              [1560, 430],
              [1610, 560],
              [1452, 700],
            ],
            mix(gold, '#ffffff', 0.6),
            16,
          ),
        ]
      : []),
    dustIn([430, 220, 640, 560], mix(lamp, '#ffffff', 0.4), 20),
  ],
});

/** Polished stone in two colours, with a strip of brass before the wall. */
function drawFloor(ink: Ink, { floor, brass, lamp, shines }: Palette): void {
  layFloor(ink, VANISHING[1], () => lozenges(ink, floor, 236));
  ink.clip(rect(...FLOOR_BOX), () => {
    ink.blend('screen', () => {
      ink.draw(oval(640, 930, 330, 110), {
        fill: radial(0.5, 0.5, 0.5, [lamp, 0, 0.4 * shines[0]], [lamp, 1, 0]),
      });
      ink.draw(oval(1540, 850, 300, 60), {
        fill: radial(0.5, 0.5, 0.5, [lamp, 0, 0.4 * shines[1]], [lamp, 1, 0]),
      });
    });
    drawBarShadows(ink, shines[1]);
    drawFloorWear(ink, floor[1]);
  });
  const tone = ramp(brass);
  ink.draw(rect(0, FLOOR_LINE, STAGE_WIDTH, 7), {
    fill: linear(90, tone.dark, tone.shade),
    stroke: tone.line,
    width: 1.6,
  });
  fadeDown(ink, [0, FLOOR_LINE + 6, STAGE_WIDTH, 46], NIGHT, 0.42);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [NIGHT, 0.4, 0], [NIGHT, 1, 0.32]) });
}

/** Draws the shadows of the bars on the floor, from the lamp behind them. */
function drawBarShadows(ink: Ink, shine: number): void {
  if (!shine) return;
  for (const i of range(7)) {
    const x = 1338 + i * 74;
    const away = (x - 1500) * 0.5;
    const bar = polygon([x - 5, FLOOR_LINE], [x + 5, FLOOR_LINE], [x + away + 11, 970], [x + away - 11, 970]);
    ink.draw(bar, { fill: linear(90, [SHADOW, 0, 0.4 * shine], [SHADOW, 1, 0]) });
  }
}

/** Worn lines where the trolley runs from the strongroom to the door, and cracks. */
function drawFloorWear(ink: Ink, floor: string): void {
  const tone = ramp(floor);
  for (const path of [
    'M1420 826C1300 880 1160 888 1010 846',
    'M1446 834C1320 898 1150 908 990 856',
    'M420 960L470 984L506 978L548 1012',
    'M1290 1004L1262 1022L1276 1048L1246 1074',
  ])
    ink.draw(curve(path), { stroke: tone.deep, width: 3, opacity: 0.36, cap: 'round' });
}

/** Draws deeds and coins that lie on the floor. */
function drawMess(ink: Ink): void {
  for (const [x, y, turn, w] of [
    [560, 900, -14, 64],
    [650, 868, 18, 52],
    [300, 944, 8, 70],
    [742, 930, 30, 58],
  ] as const) {
    ink.at(
      [x, y],
      () => {
        const sheet = polygon([-w / 2, -12], [w / 2, -14], [w / 2 + 14, 13], [-w / 2 - 8, 15]);
        ink.draw(sheet, { fill: SHADOW, opacity: 0.35, blur: 5, move: [4, 6] });
        ink.draw(sheet, { fill: '#d8c8a8', stroke: '#5c4a40', width: 2.2 });
        for (const row of range(3))
          ink.draw(polyline([-w / 2 + 8, -6 + row * 7], [w / 2 - 6 - row * 8, -7 + row * 7]), {
            stroke: '#7c6a5a',
            width: 1.6,
            opacity: 0.7,
          });
      },
      { turn },
    );
  }
}

function drawShaft(ink: Ink, color: string, opacity: number): void {
  const [x, y] = LAMP;
  lightShaft(ink, {
    corners: [
      [x - 40, y + 40],
      [x + 40, y + 40],
      [x + 360, STAGE_HEIGHT],
      [x - 360, STAGE_HEIGHT],
    ],
    color,
    opacity,
    angle: 90,
  });
}

/** Draws the dark areas that the lamp behind the bars does not reach. */
function drawDark(ink: Ink): void {
  const fill = radial(
    INNER_LAMP[0] / STAGE_WIDTH,
    0.6,
    0.85,
    [NIGHT, 0.3, 0],
    [NIGHT, 0.62, 0.3],
    [NIGHT, 1, 0.6],
  );
  ink.draw(rect(0, 0, STAGE_WIDTH, STAGE_HEIGHT), { fill });
}

function drawLight(ink: Ink, { lamp, shade, shines, isRobbed }: Palette): void {
  const isInside = shines[1] > shines[0];
  const center: Point = isInside ? [INNER_LAMP[0] / STAGE_WIDTH, 0.5] : [LAMP[0] / STAGE_WIDTH, 0.42];
  lightPass(ink, center, isInside ? 0.86 : 0.66, lamp, shade, [0.5, isInside ? 0.7 : 0.42]);
  if (isInside) drawDark(ink);
  if (isRobbed) lightPass(ink, [ALARM[0] / STAGE_WIDTH, ALARM[1] / STAGE_HEIGHT], 0.36, RED, RED, [0.5, 0]);
  const box: Box = [430, 230, 640, 560];
  motes(ink, 30, box, mix(lamp, '#ffffff', 0.5));
}
