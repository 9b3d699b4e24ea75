import { mix, shift } from '../../color.ts';
import { defineBackground } from '../../defineBackground.ts';
import type { Ink } from '../../ink/Ink.ts';
import { lightShaft } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, range } from '../../ink/shapes.ts';
import { lampPool, lightPass, motes, STAGE_HEIGHT, vignette, vignetteOver } from '../../kits/stage/room.ts';
import { blinking, dustIn } from '../../moving.ts';
import { blindWindow, blindWindowBounds, neonPlace } from './blindWindow.ts';
import { ceilingFan, FAN_BOUNDS, FAN_LAMP } from './ceilingFan.ts';
import { BEYOND_GLASS, GLAZED_WALL, glazedWall } from './glazedWall.ts';
import { heatingPipe, PIPE_BOUNDS } from './heatingPipe.ts';
import { moods, type Palette } from './moods.ts';
import { near } from './near.ts';
import { officeFloor } from './officeFloor.ts';
import { coatStand, coatStandBounds, couch, couchBounds, licence } from './officeThings.ts';
import { officeWall } from './officeWall.ts';
import { scatter } from './scatter.ts';
import { deskBounds, smokePlace, typingDesk } from './typingDesk.ts';

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
  moods,
  furniture: [
    blindWindowBounds(WINDOW),
    deskBounds(DESK),
    coatStandBounds(STAND),
    FAN_BOUNDS,
    [GLAZED_WALL[0] - 20, GLAZED_WALL[1], 680, GLAZED_WALL[3]],
    couchBounds(COUCH),
    [628, 176, 160, 130],
    PIPE_BOUNDS,
  ],
  draw(ink, palette) {
    const { timber, leather, story } = palette;
    const isSearched = story === 'broken';
    officeWall(ink, palette);
    officeFloor(ink, palette.floor);
    heatingPipe(ink, palette.plaster);
    blindWindow(ink, WINDOW, palette);
    slatStripes(ink, palette.beam, palette.isLampLit ? 0.16 : isSearched ? 0.12 : 0.3);
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
    if (isSearched) scatter(ink);
    drawLight(ink, palette);
    vignette(ink, NIGHT, 0.36);
  },
  near,
  light: (ink, { beam, lamp, isLampLit, story, city }) => {
    if (isLampLit) {
      drawCone(ink, lamp);
      lampPool(ink, neonPlace(WINDOW), 330, city.neon, 0.2);
    } else drawShaft(ink, beam, story === 'broken' ? 0.16 : 0.26);
    lampPool(ink, BEYOND_GLASS, 330, story === 'visitor' ? '#ffc878' : '#f4f4dc', 0.12);
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

/** Draws the light under the fan's lamp: a cone of smoky air, and a warm circle on wall and floor. */
function drawCone(ink: Ink, color: string): void {
  lampPool(ink, [960, 500], 560, color, 0.17);
  lightShaft(ink, {
    corners: [
      [930, 176],
      [990, 176],
      [1400, STAGE_HEIGHT],
      [520, STAGE_HEIGHT],
    ],
    color,
    opacity: 0.1,
    angle: 90,
  });
  ink.draw(oval(960, 930, 470, 104), {
    fill: radial(0.5, 0.5, 0.5, [color, 0, 0.3], [color, 0.6, 0.12], [color, 1, 0]),
    blend: 'screen',
  });
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

function drawLight(ink: Ink, { light, shade, beam, isLampLit, city, lamp }: Palette): void {
  lightPass(ink, isLampLit ? [0.5, 0.3] : [0.34, 0.42], 0.7, light, shade, [
    isLampLit ? 0.5 : 0.42,
    isLampLit ? 0.6 : 0.46,
  ]);
  if (isLampLit) {
    lightPass(ink, [0.2, 0.42], 0.3, city.neon, city.neon, [0.6, 0]);
    lightPass(ink, [0.5, 0.86], 0.34, lamp, lamp, [0.55, 0]);
  }
  lightPass(ink, [BEYOND_GLASS[0] / 1920, BEYOND_GLASS[1] / 1080], 0.26, lamp, lamp, [
    isLampLit ? 0.5 : 0.2,
    0,
  ]);
  motes(ink, 30, [400, 240, 620, 600], mix(beam, '#ffffff', 0.5));
}

/** Draws stripes of light on the wall beside the window and on the floor, cut by the slats. */
function slatStripes(ink: Ink, color: string, opacity: number): void {
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
