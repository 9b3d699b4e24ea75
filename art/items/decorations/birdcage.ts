import { defineItem } from '../../defineItem.ts';
import { groundShadow } from '../../ink/light.ts';
import { turns } from '../../leaves.ts';
import { BEFORE, drawBird, drawBirdOnSwing, SWAYING } from './birdcage/bird.ts';
import { drawBars, drawCageFloor, drawStand } from './birdcage/cage.ts';
import { drawDoor } from './birdcage/door.ts';
import { drawNest } from './birdcage/nest.ts';
import type { Looks } from './birdcage/shape.ts';

/** A bird on its swing in a cage. Opened, it sits on the cage, and its nest is visible inside. */
export const birdcage = defineItem<Looks>({
  id: 'birdcage',
  name: 'Birdcage',
  tag: 'Decorations',
  anchor: 'floor',
  size: [300, 640],
  margin: { top: 40, right: 50, bottom: 32, left: 64 },
  line: 6,
  seed: 404,
  stand: { width: 15, center: 69, foot: 80 },
  realSize: { height: 175 },
  palettes: {
    brass: { metal: '#d9a441', bird: '#f2c33f', wing: '#e8873a', light: '#ffe08a' },
    white: { metal: '#dcd8d0', bird: '#4f9ad9', wing: '#2f6ab0', light: '#c8ecff' },
    green: { metal: '#6aa88c', bird: '#e0563f', wing: '#a8343f', light: '#d8ffc0' },
    black: { metal: '#545064', bird: '#8fcf5a', wing: '#4a9a4a', light: '#ffd9a0' },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'brass',
  leaves: [turns('left', [98, 158, 112, 200], [50, 154, 62, 220])],
  isContainer: true,
  hitBox: [24, 6, 252, 634],
  holds: [96, 206, 108, 100],
  moves: (_, isOpened) => (isOpened ? [] : [SWAYING, BEFORE]),
  draw(ink, looks, isOpened) {
    groundShadow(ink, 150, 634, 110, 13, 0.6);
    drawStand(ink, looks.metal);
    drawBars(ink, looks.metal, 'behind');
    drawCageFloor(ink, looks, isOpened);
    if (isOpened) drawNest(ink, looks);
    else ink.loose(0, () => drawBirdOnSwing(ink, looks));
    const drawFront = () => {
      drawBars(ink, looks.metal, 'before');
      drawDoor(ink, looks.metal, isOpened);
    };
    if (isOpened) drawFront();
    else ink.loose(1, drawFront);
    if (isOpened) drawBird(ink, [226, 40], looks);
  },
});
