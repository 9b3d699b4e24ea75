import type { BackgroundDrawing } from '../defineBackground.ts';
import { type Pixels, renderPixels } from '../render.ts';

/** Pixels of the stage's width: enough to tell a key from the floor it lies on. */
export const STAGE = { width: 320, height: 180 };

/** A background in one of its moods, drawn and rendered once for all tests of a file. */
export interface BackgroundPicture {
  mood: string;
  ambient: string;
  svg: string;
  pixels: Pixels;
}

export function renderMoods({ entry, drawSvg }: BackgroundDrawing): Promise<BackgroundPicture[]> {
  const moods = Object.entries(entry.moods).map(([mood, { ambient }]) => ({
    mood,
    ambient,
    svg: drawSvg(mood),
  }));
  return Promise.all(moods.map(async (look) => ({ ...look, pixels: await renderPixels(look.svg, STAGE) })));
}
