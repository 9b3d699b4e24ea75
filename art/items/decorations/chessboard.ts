import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, groundShadow } from '../../ink/light.ts';
import type { Box } from '../../ink/path.ts';
import { pulledDrawer } from '../../kits/furniture/drawer.ts';
import { isPulled } from '../../leaves.ts';
import { glinting } from '../../moving.ts';
import { drawBoard, drawDrawerFront } from './chessboard/board.ts';
import { drawGame } from './chessboard/pieces.ts';
import type { Looks } from './chessboard/shape.ts';

const SLOT: Box = [64, 250, 312, 30];
const FRONT: Box = [40, 300, 360, 44];

/** An unfinished game of chess. Opened, it is checkmate, and a drawer has come out of the board. */
export const chessboard = defineItem<Looks>({
  id: 'chessboard',
  name: 'Chessboard',
  tag: 'Decorations',
  anchor: 'top',
  size: [440, 350],
  margin: { top: 40, right: 50, bottom: 40, left: 40 },
  line: 6,
  seed: 406,
  stand: { width: 13.4, center: 28, foot: 96 },
  realSize: { height: 40 },
  palettes: {
    walnut: {
      frame: '#7a4a32',
      light: '#e8cfa0',
      dark: '#8a5638',
      white: '#f4e6c8',
      black: '#5a3a34',
      velvet: '#a83a48',
    },
    marble: {
      frame: '#d8cfc4',
      light: '#f2ece2',
      dark: '#5f6a7c',
      white: '#f8f4ea',
      black: '#4a5266',
      velvet: '#3f6fa8',
    },
    jade: {
      frame: '#4a4048',
      light: '#e4dcc0',
      dark: '#4f8a70',
      white: '#ece4c8',
      black: '#3f6a58',
      velvet: '#c98a3a',
    },
    ruby: {
      frame: '#4c3844',
      light: '#eed9b4',
      dark: '#a8444a',
      white: '#f6e4c0',
      black: '#8a3040',
      velvet: '#5a4a8a',
    },
  },
  opens: true,
  opening: 'slides',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'wood',
  leaves: [isPulled([60, 244, 320, 42], [34, 296, 372, 53])],
  isContainer: true,
  isLockable: true,
  hitBox: [14, 20, 412, 310],
  holds: [150, 236, 140, 64],
  moves: ({ white }, isOpened) =>
    isOpened
      ? [
          glinting(
            [
              [130, 282],
              [222, 296],
              [318, 284],
            ],
            white,
            12,
          ),
        ]
      : [],
  draw(ink, looks, isOpened) {
    groundShadow(ink, 220, isOpened ? 336 : 290, 214, 15, 0.55);
    drawBoard(ink, looks);
    if (isOpened) drawDrawer(ink, looks);
    drawGame(ink, looks, isOpened);
  },
});

/** The opened drawer: velvet with light on it. */
function drawDrawer(ink: Ink, { frame, velvet }: Looks): void {
  pulledDrawer(
    ink,
    { slot: SLOT, front: FRONT, wall: 12, depth: 18, body: frame, lining: velvet },
    {
      contents: () => glow(ink, 220, 296, 140, '#fff0c8', 0.6, 26),
      front: (box) => drawDrawerFront(ink, box, frame),
    },
  );
}
