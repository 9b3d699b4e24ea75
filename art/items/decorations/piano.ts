import { defineItem } from '../../defineItem.ts';
import { castShadow, groundShadow } from '../../ink/light.ts';
import { rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { glinting } from '../../moving.ts';
import { drawCase, drawFeet } from './piano/case.ts';
import { drawKeyboard } from './piano/keyboard.ts';
import type { Looks } from './piano/shape.ts';
import { drawUpperPanel, drawWorks } from './piano/works.ts';

/** An upright piano. Opened, its keys are uncovered, and the panel above them is removed from the strings. */
export const piano = defineItem<Looks>({
  id: 'piano',
  name: 'Piano',
  tag: 'Decorations',
  anchor: 'floor',
  size: [520, 460],
  margin: { top: 22, right: 48, bottom: 36, left: 40 },
  line: 6,
  seed: 403,
  stand: { width: 22, center: 20, foot: 80 },
  realSize: { width: 145 },
  palettes: {
    walnut: { wood: '#8a5436', trim: '#d9a441', felt: '#b23a44', light: '#ffcf7a' },
    ebony: { isLacquered: true, wood: '#4b4258', trim: '#d9b45a', felt: '#3f8262', light: '#ffd98a' },
    white: { wood: '#e4dccf', trim: '#c9a050', felt: '#8a5aa0', light: '#ffc890' },
    green: { wood: '#4a7a64', trim: '#d9a860', felt: '#a8443c', light: '#fff0a0' },
  },
  tops: [[30, 42, 460]],
  opens: true,
  opening: 'creaks',
  lockMaterial: 'wood',
  leaves: [turns('top', [62, 218, 390, 66], [62, 200, 390, 42])],
  isContainer: true,
  isLockable: true,
  hitBox: [14, 30, 492, 430],
  holds: [206, 92, 108, 100],
  moves: (_, isOpened) =>
    isOpened
      ? [
          glinting([
            [96, 130],
            [156, 168],
            [372, 120],
            [436, 160],
          ]),
        ]
      : [],
  draw(ink, looks, isOpened) {
    groundShadow(ink, 260, 452, 246, 17, 0.6);
    castShadow(ink, rect(34, 66, 452, 380, 6), { dx: 11, dy: 6, blur: 10, opacity: 0.35 });
    drawCase(ink, looks, isOpened);
    if (isOpened) drawWorks(ink, looks);
    else drawUpperPanel(ink, looks);
    drawKeyboard(ink, looks, isOpened);
    drawFeet(ink, looks);
  },
});
