import type { BackgroundDrawing } from '../defineBackground.ts';
import { type Pixels, renderPixels } from '../render.ts';

/** The width of the stage in pixels: enough to distinguish a key from the floor below it. */
export const STAGE = { width: 320, height: 180 };

/** A background in one of its moods, drawn and rendered once for all tests of a file. */
export interface BackgroundPicture {
  mood: string;
  ambient: string;
  svg: string;
  pixels: Pixels;
  /** The light over the background's items. */
  light: Pixels;
}

export function renderMoods(
  { entry, drawSvg }: BackgroundDrawing,
  moods: readonly string[],
): Promise<BackgroundPicture[]> {
  const looks = moods.map(async (mood) => {
    const { ambient = '' } = entry.moods[mood] ?? {};
    const svg = drawSvg(mood, 'whole');
    const light = await renderPixels(drawSvg(mood, 'light'), STAGE);
    return { mood, ambient, svg, pixels: await renderPixels(svg, STAGE), light };
  });
  return Promise.all(looks);
}
