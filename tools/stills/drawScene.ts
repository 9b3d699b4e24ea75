import type { Sharp } from 'sharp';
import { backgrounds } from '../../art/backgrounds/library.ts';
import { items } from '../../art/items/library.ts';
import { belowArt, listPictures } from '../../art/pictures.ts';
import { render } from '../../art/render.ts';
import type { Prop } from '../../art/scenes/scenes.ts';
import { toDoubleAddress } from '../../core/catalogue/pictureAddresses.ts';
import { drawStill, type StillItem } from './drawStill.ts';
import type { PieceSize } from './Piece.ts';

/** A background in one mood with its things, back to front. */
export interface Scene {
  id: string;
  mood: string;
  props: readonly Prop[];
}

export interface Density {
  size: PieceSize;
  /** Whether large pictures are used, if there are any. */
  isDouble: boolean;
}

/**
 * The suffix of a picture's name by density: a window of 1280 CSS pixels at one or two device pixels each.
 */
export const DENSITIES = {
  '': { size: { width: 1280, height: 720 }, isDouble: false },
  '@2x': { size: { width: 2560, height: 1440 }, isDouble: true },
} as const satisfies Record<string, Density>;

const STAGE_RATIO = 16 / 9;

/** Draws a mock room as the stage would show it. */
export function drawScene({ id, mood, props }: Scene, { size, isDouble }: Density): Promise<Sharp> {
  const background = backgrounds.find(({ entry }) => entry.id === id)?.entry.moods[mood];
  if (!background) throw new RangeError(`No background ${id} in ${mood}`);
  const loadPicture = (uri: string) =>
    drawn((isDouble && pictureAt(toDoubleAddress(uri))) || pictureAt(uri), uri);
  return drawStill({ background, items: props.map(toItem) }, { size, loadPicture });
}

function pictureAt(uri: string) {
  return listPictures().get(belowArt(uri));
}

function drawn(picture: ReturnType<typeof pictureAt>, uri: string): Promise<Buffer> {
  if (!picture) throw new RangeError(`No picture ${uri}`);
  return render(picture.drawing.draw(), picture.size);
}

function toItem({ id, color, state = 'default', at, width: told }: Prop): StillItem {
  const entry = items.find((item) => item.entry.id === id)?.entry;
  if (!entry) throw new RangeError(`No item ${id}`);
  const { aspect, hitBox, variants, colorOrder, defaultPosition } = entry;
  const width = told ?? entry.width;
  const variant = variants[color ?? colorOrder[0] ?? ''];
  if (!variant) throw new RangeError(`${id} has no colour ${color}`);
  const position = at ? cornerFor({ width, aspect, hitBox }, at) : defaultPosition;
  return { uri: variant[state], aspect, hitBox, width, position };
}

/**
 * Returns the position of the picture's top-left corner, in percent of the stage, for which the thing stands with its
 * middle and its foot at the given point.
 */
function cornerFor(
  { width, aspect, hitBox }: Pick<StillItem, 'width' | 'aspect' | 'hitBox'>,
  [center, foot]: readonly [center: number, foot: number],
): StillItem['position'] {
  const height = width * aspect * STAGE_RATIO;
  return {
    x: center - ((hitBox.x + hitBox.width / 2) * width) / 100,
    y: foot - ((hitBox.y + hitBox.height) * height) / 100,
  };
}
