import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { darkScreen, litScreen, screenHalo } from '../../kits/controls/screen.ts';
import { statusLamp } from '../../kits/controls/statusLamp.ts';
import { metal, rivets } from '../../matter/metal.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  screen: string;
}

const SCREEN: Box = [44, 40, 340, 200];

/** On the wall, for a guard; opened, four cameras show four places, one of them marked. */
export const monitor = defineItem<Palette>({
  id: 'monitor',
  name: 'Monitor',
  tag: 'Electronics',
  anchor: 'wall',
  size: [428, 330],
  margin: { top: 20, right: 44, bottom: 44, left: 32 },
  line: 6.5,
  seed: 217,
  stand: { width: 12, center: 30, foot: 46 },
  realSize: { width: 70 },
  wear: 'none',
  palettes: {
    graphite: { body: '#565b6a', screen: '#2f8a86' },
    white: { body: '#d4d8e0', screen: '#3f6fb8' },
    olive: { body: '#7f8458', screen: '#5a8a3f' },
    amber: { body: '#8a5f48', screen: '#b8762f' },
  },
  opens: true,
  isLockable: true,
  moves: (_, isOn) => [blinking([66, 272], isOn ? '#6dff8a' : '#ff6a4f')],
  draw(ink, palette, isOn) {
    drawHousing(ink, palette.body);
    if (isOn) litScreen(ink, SCREEN, 12, palette.screen, () => drawCameras(ink, palette.screen));
    else darkScreen(ink, SCREEN, 12);
    drawControls(ink, palette, isOn);
    if (isOn) screenHalo(ink, 214, 140, 246, 150, mix(palette.screen, '#ffffff', 0.5));
  },
});

function drawHousing(ink: Ink, color: string): void {
  const tone = ramp(color);
  solid(ink, rect(150, 270, 128, 50, 8), color, { fill: metal(color, 60), bevel: 5 });
  const outline = rect(8, 8, 412, 284, 26);
  castShadow(ink, outline, { dx: 8, dy: 12, blur: 10, opacity: 0.42 });
  solid(ink, outline, color, {
    bevel: 10,
    fill: linear(65, tone.hi, [tone.light, 0.15], [tone.base, 0.5], tone.dark),
  });
  rivets(
    ink,
    [
      [24, 24],
      [404, 24],
      [24, 276],
      [404, 276],
    ],
    6,
    color,
  );
  recess(ink, rect(32, 28, 364, 224, 20), '#26222e', { depth: 8 });
}

/** Four views of places: a corridor, a stair, a strongbox and a door ajar, which is marked. */
function drawCameras(ink: Ink, screen: string): void {
  const [x, y, w, h] = SCREEN;
  const pen = mix(screen, '#f4fff8', 0.8);
  const dark = mix(screen, '#0a0618', 0.55);
  const line = { stroke: pen, width: 3.6, cap: 'round' } as const;
  const middle: Point = [x + w / 2, y + h / 2];
  for (const [cx, cy] of [
    [x + 85, y + 50],
    [x + 255, y + 50],
    [x + 85, y + 150],
    [x + 255, y + 150],
  ] as const)
    ink.draw(rect(cx - 85, cy - 50, 170, 100), { fill: dark, opacity: (cx + cy) % 4 ? 0.25 : 0.45 });
  const corridor = joinPaths(
    rect(x + 62, y + 34, 46, 34),
    polyline([x + 4, y + 4], [x + 62, y + 34]),
    polyline([x + 166, y + 4], [x + 108, y + 34]),
    polyline([x + 4, y + 98], [x + 62, y + 68]),
    polyline([x + 166, y + 98], [x + 108, y + 68]),
  );
  ink.draw(corridor, line);
  const stairs = range(6).flatMap((i) =>
    polyline(
      [x + 196 + i * 20, y + 86 - i * 13],
      [x + 216 + i * 20, y + 86 - i * 13],
      [x + 216 + i * 20, y + 73 - i * 13],
    ),
  );
  ink.draw(stairs, line);
  ink.draw(
    joinPaths(
      rect(x + 50, y + 118, 70, 64, 5),
      oval(x + 78, y + 150, 15),
      polyline(polar(x + 78, y + 150, 9, 0), polar(x + 78, y + 150, 9, 180)),
      polyline([x + 108, y + 138], [x + 108, y + 162]),
    ),
    line,
  );
  ink.draw(polygon([x + 234, y + 116], [x + 280, y + 116], [x + 280, y + 188], [x + 234, y + 188]), {
    ...line,
    fill: mix(screen, '#ffffff', 0.6),
  });
  ink.draw(polygon([x + 234, y + 116], [x + 262, y + 124], [x + 262, y + 196], [x + 234, y + 188]), {
    fill: dark,
    stroke: pen,
    width: 3.6,
  });
  ink.draw(
    joinPaths(polyline([middle[0], y], [middle[0], y + h]), polyline([x, middle[1]], [x + w, middle[1]])),
    { stroke: '#120d1c', width: 6 },
  );
  const mark = joinPaths(...[0, 90, 180, 270].map((turn) => arc(x + 256, y + 152, 44, turn + 25, turn + 65)));
  ink.draw(mark, { stroke: '#ff5a4a', width: 6, cap: 'round' });
  glow(ink, x + 256, y + 152, 62, '#ff5a4a', 0.35);
}

function drawControls(ink: Ink, { screen }: Palette, isOn: boolean): void {
  statusLamp(ink, [66, 272], isOn ? '#6dff8a' : '#ff6a4f', true);
  for (const i of range(4))
    solid(ink, rect(280 + i * 26, 263, 18, 16, 5), isOn && i === 3 ? screen : '#3a3644', {
      width: 3.5,
      bevel: 2,
    });
  for (const i of range(9)) ink.draw(rect(120 + i * 14, 265, 6, 13, 3), { fill: '#1c1824', opacity: 0.8 });
}
