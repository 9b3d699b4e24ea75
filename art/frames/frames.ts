import type { CoverFrame } from '../../core/catalogue/coverFrames.ts';
import { drawNine, type FrameDesign } from './frame.ts';
import { gilt } from './gilt.ts';
import { magic } from './magic.ts';
import { rope } from './rope.ts';
import { steel } from './steel.ts';
import { stone } from './stone.ts';
import { toy } from './toy.ts';

const FRAMES: Readonly<Record<CoverFrame, FrameDesign>> = { stone, steel, toy, rope, magic, gilt };

/** SVG text of a frame for covers. */
export function drawFrame(frame: CoverFrame): string {
  return drawNine(FRAMES[frame]);
}
