import type { Frame, Leaf } from '../../core/catalogue/leaves.ts';
import { drawCanvas, type Size } from './canvases.ts';
import { type Rect, swungStrips } from './swungStrips.ts';

/** Overlap of strips, so that no gap shows. */
const OVERLAP = 0.7;
/** Darkness of a leaf that has turned from the light. */
const SHADE = 0.42;

/** Returns the part of the closed picture within a leaf's opening. */
export function cutOut(closed: CanvasImageSource, size: Size, leaf: Leaf): HTMLCanvasElement {
  return drawCanvas(size, (context) => {
    context.clip(openingOf(leaf, size));
    context.drawImage(closed, 0, 0, size.width, size.height);
  });
}

/** Returns the closed picture without its leaves. */
export function withoutLeaves(
  closed: CanvasImageSource,
  size: Size,
  leaves: readonly Leaf[],
): HTMLCanvasElement {
  return drawCanvas(size, (context) => {
    context.drawImage(closed, 0, 0, size.width, size.height);
    context.globalCompositeOperation = 'destination-out';
    for (const leaf of leaves) context.fill(openingOf(leaf, size));
  });
}

/** Draws a leaf that stays within its opening, at a progress from 0 to 1. */
export function drawLeaf(
  context: CanvasRenderingContext2D,
  cut: HTMLCanvasElement,
  leaf: Leaf,
  progress: number,
): void {
  context.save();
  context.clip(openingOf(leaf, cut));
  if (leaf.type === 'swing') drawSwinging(context, cut, leaf, progress);
  else if (leaf.type === 'slide') drawSliding(context, cut, leaf, progress);
  else if (leaf.type === 'iris') drawIris(context, cut, leaf, progress);
  context.restore();
}

type LeafOf<Type extends Leaf['type']> = Extract<Leaf, { type: Type }>;

function drawSwinging(
  context: CanvasRenderingContext2D,
  cut: HTMLCanvasElement,
  leaf: LeafOf<'swing'>,
  progress: number,
): void {
  const angle = (leaf.angle * progress * Math.PI) / 180;
  const strips = swungStrips({
    box: boxOf(leaf, cut),
    hinge: leaf.hinge,
    eye: (leaf.eye / 100) * cut.height,
    distance: (leaf.distance / 100) * cut.width,
    angle,
  });
  context.fillStyle = `rgb(18 10 30 / ${SHADE * Math.sin(angle)})`;
  for (const { source, place } of strips) {
    const onto = [place.x, place.y, place.width + OVERLAP, place.height] as const;
    context.drawImage(cut, source.x, source.y, source.width, source.height, ...onto);
    context.fillRect(...onto);
  }
}

function drawSliding(
  context: CanvasRenderingContext2D,
  cut: HTMLCanvasElement,
  leaf: LeafOf<'slide'>,
  progress: number,
): void {
  const { x, y, width, height } = boxOf(leaf, cut);
  const [dx, dy] = [(leaf.by[0] / 100) * cut.width * progress, (leaf.by[1] / 100) * cut.height * progress];
  context.drawImage(cut, x, y, width, height, x + dx, y + dy, width, height);
}

/** Draws a leaf that opens like a camera's iris: with a growing hole. */
function drawIris(
  context: CanvasRenderingContext2D,
  cut: HTMLCanvasElement,
  leaf: LeafOf<'iris'>,
  progress: number,
): void {
  const { x, y, width, height } = boxOf(leaf, cut);
  const hole = new Path2D();
  hole.rect(0, 0, cut.width, cut.height);
  const [across, down] = [(width / 2) * progress, (height / 2) * progress];
  hole.ellipse(x + width / 2, y + height / 2, across, down, 0, 0, 2 * Math.PI);
  context.clip(hole, 'evenodd');
  context.drawImage(cut, 0, 0);
}

function boxOf({ box }: Leaf, picture: Size): Rect {
  return inPixels(box, picture);
}

export function inPixels([x, y, width, height]: Frame, picture: Size): Rect {
  const [across, down] = [picture.width / 100, picture.height / 100];
  return { x: x * across, y: y * down, width: width * across, height: height * down };
}

export function openingOf({ opening }: Leaf, { width, height }: Size): Path2D {
  const path = new Path2D();
  path.addPath(new Path2D(opening), { a: width / 100, d: height / 100 });
  return path;
}
