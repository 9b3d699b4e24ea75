import type { Ink } from '../../ink/Ink.ts';
import { lightShaft } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { FLOOR_BOX, lampPool, lightPass, motes, STAGE_HEIGHT, STAGE_WIDTH } from '../../kits/stage/room.ts';
import { FIRE, FLAMES } from './hearth.ts';
import type { Plan } from './moods.ts';
import { ROUND } from './rainWindow.ts';
import { SCONCES } from './sconces.ts';

/** Draws the effect of the light on the room itself, below the items. */
export function litRoom(ink: Ink, plan: Plan): void {
  if (plan === 'sunset' || plan === 'morning') drawSunlitFloor(ink, plan);
  if (plan === 'fireside') drawFirelit(ink);
  if (plan === 'rain') drawRainlit(ink);
}

/** Draws the effect of the light over the items. */
export function lightOver(ink: Ink, plan: Plan): void {
  if (plan === 'sunset') sunbeam(ink, (x) => x, '#ffd488', 0.32);
  if (plan === 'morning') sunbeam(ink, mirrored, '#ffe6b0', 0.3);
  if (plan === 'fireside') {
    sunbeam(ink, (x) => x, '#8fb0ff', 0.12);
    lampPool(ink, [FIRE[0], FIRE[1] + 30], 560, '#ff9a4a', 0.34);
    for (const at of FLAMES) lampPool(ink, at, 170, '#ffd08a', 0.26);
  }
  if (plan === 'rain') {
    sunbeam(ink, (x) => x + 330, '#c2d2ea', 0.13);
    for (const [x, y] of SCONCES) lampPool(ink, [x, y + 20], 330, '#ffbf6a', 0.3);
  }
}

function drawSunlitFloor(ink: Ink, plan: Plan): void {
  const place = plan === 'morning' ? mirrored : (x: number): number => x;
  const color = plan === 'morning' ? '#ffe4a8' : '#ffd27a';
  ink.clip(rect(...FLOOR_BOX), () => {
    for (const i of range(3)) {
      const x = 520 + i * 140;
      const corners: readonly Point[] = [
        [x, 850],
        [x + 100, 850],
        [x + 240 + i * 25, 1010],
        [x + 110 + i * 25, 1010],
      ];
      const patch = polygon(...corners.map(([at, y]): Point => [place(at), y]));
      ink.draw(patch, { fill: color, opacity: 0.34, blur: 5, blend: 'screen' });
    }
  });
  lightPass(ink, [place(0.4 * STAGE_WIDTH) / STAGE_WIDTH, 0.45], 0.66, '#ffc864', '#ffb040', [0.7, 0]);
  lightPass(ink, [place(0.1 * STAGE_WIDTH) / STAGE_WIDTH, 0], 1.1, '#ffffff', '#6a3aa0', [0.12, 0.28]);
  motes(ink, 46, [place(740) - 320, 200, 640, 620], '#fff3cf');
}

function drawFirelit(ink: Ink): void {
  lightPass(ink, [0.86, 0.7], 0.75, '#ffa04a', '#1c2a6a', [0.75, 0.5]);
  lightPass(ink, [0.1, 0.1], 0.5, '#9ab8ff', '#9ab8ff', [0.4, 0]);
  ink.clip(rect(...FLOOR_BOX), () => {
    ink.draw(oval(FIRE[0] - 60, 866, 430, 92), { fill: '#ff9a48', opacity: 0.36, blur: 42, blend: 'screen' });
    const pane = polygon([470, 872], [700, 872], [860, 986], [560, 986]);
    ink.draw(pane, { fill: '#6f8fd8', opacity: 0.22, blur: 8, blend: 'screen' });
  });
}

function drawRainlit(ink: Ink): void {
  lightPass(ink, [ROUND[0] / STAGE_WIDTH, 0.3], 0.55, '#d8e4ff', '#c0d0f0', [0.5, 0]);
  for (const [x, y] of SCONCES) lampPool(ink, [x, y], 300, '#ffb85a', 0.34);
  ink.clip(rect(...FLOOR_BOX), () =>
    ink.draw(oval(880, 936, 330, 84), {
      fill: radial(0.5, 0.5, 0.5, ['#c4d4f0', 0, 0.34], ['#c4d4f0', 0.55, 0.16], ['#c4d4f0', 1, 0]),
      blend: 'screen',
    }),
  );
}

function sunbeam(ink: Ink, place: (x: number) => number, color: string, opacity: number): void {
  lightShaft(ink, {
    corners: [
      [place(150), 190],
      [place(390), 170],
      [place(1200), STAGE_HEIGHT],
      [place(560), STAGE_HEIGHT],
    ],
    color,
    opacity,
    angle: place(1) > place(0) ? 60 : 120,
  });
}

function mirrored(x: number): number {
  return STAGE_WIDTH - x;
}
