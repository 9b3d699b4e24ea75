import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import type { Box, Path } from '../ink/path.ts';
import { oval, polyline, range, rect, soft } from '../ink/shapes.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { shine } from './openings.ts';
import { type Surface, wooden } from './surfaces.ts';

const DOTS = ['#d0354a', '#ec8a2e', '#f2cc3a', '#3fa564', '#3f7fd8', '#5a4fc0', '#8a55c8', '#d0354a'];

/** The materials of a small piano. */
interface MelodyLook {
  lid: Surface;
  bed: Surface;
  /** The colour below the keys. */
  well: string;
  strings: string;
}

/** A small piano: closed without its keys, open with them. */
export function pianoOf(look: MelodyLook): LockParts {
  return {
    shut: body((ink) => {
      const lid = soft(
        [
          [14, 46],
          [346, 46],
          [354, 212],
          [6, 212],
        ],
        12,
      );
      castShadow(ink, lid, { dx: 7, dy: 10, blur: 10, opacity: 0.5 });
      drawLid(ink, look, lid, [6, 46, 348, 166]);
      drawPaper(ink, rect(34, 62, 268, 122, 5));
      drawBed(ink, look);
    }),
    open: body((ink) => {
      recess(ink, rect(16, 60, 328, 140, 10), '#3a1c12', {
        depth: 12,
        fill: linear(90, '#1c0c0a', '#8a5218'),
      });
      shine(ink, [180, 150], 190, 120, 1);
      for (const i of range(14))
        ink.draw(polyline([40 + i * 21, 92], [40 + i * 21, 204]), { stroke: look.strings, width: 2.4 });
      const thrownBack = soft(
        [
          [30, 62],
          [330, 62],
          [344, 150],
          [16, 150],
        ],
        12,
      );
      ink.at([0, -104], () => drawLid(ink, look, thrownBack, [16, 62, 330, 90]));
      drawPaper(ink, rect(56, -28, 248, 58, 4));
      drawBed(ink, look);
      for (const [i, dot] of DOTS.entries()) ink.at([4 + i * 44, 214], () => drawKey(ink, dot));
    }),
  };
}

/** A toy piano, and its eight keys. */
export const melody: LockParts = {
  ...pianoOf({
    lid: wooden('#7a3530', 0.35),
    bed: wooden('#6d2f2b', 0.35),
    well: '#5a3c2a',
    strings: '#f5d78c',
  }),
  ...Object.fromEntries(DOTS.map((dot, i) => [`key-${i}`, part([44, 164], (ink) => drawKey(ink, dot))])),
};

function drawLid(ink: Ink, { lid }: MelodyLook, path: Path, box: Box): void {
  castShadow(ink, path, { dx: 4, dy: 7, blur: 8, opacity: 0.4 });
  lid(ink, path, box, 7);
}

/** The sheet without lines, which the face draws with the first note. */
function drawPaper(ink: Ink, paper: Path): void {
  ink.draw(paper, { fill: linear(80, '#fffaf0', '#e0cfa8'), stroke: '#4a3222', width: 2.6 });
}

function drawBed(ink: Ink, { bed: surface, well }: MelodyLook): void {
  const bed = rect(0, 204, 360, 188, 12);
  castShadow(ink, bed, { dx: 7, dy: 11, blur: 11, opacity: 0.5 });
  surface(ink, bed, [0, 204, 360, 188], 7);
  for (const i of range(8))
    ink.draw(rect(4 + i * 44, 218, 44, 166, [2, 2, 8, 8]), {
      fill: well,
      stroke: '#22120e',
      width: 2.4,
    });
}

function drawKey(ink: Ink, dot: string): void {
  solid(ink, rect(0, 0, 44, 164, [2, 2, 8, 8]), '#f8efdc', { bevel: 4, width: 2.4, shade: 0.3 });
  ink.draw(oval(22, 112, 8), { fill: dot, stroke: '#2a1a16', width: 2 });
}
