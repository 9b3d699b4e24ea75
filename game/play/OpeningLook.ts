import type { Leaf } from '../../core/catalogue/leaves.ts';
import { drawCanvas, type Size } from './canvases.ts';
import { cutOut, drawLeaf, inPixels, openingOf, withoutLeaves } from './drawLeaf.ts';
import type { Rect } from './swungStrips.ts';
import { tipped } from './tipped.ts';
import { type TurnedFace, turnedStrips } from './turnedStrips.ts';

type Picture = HTMLImageElement | HTMLCanvasElement;
type LandingLeaf = Extract<Leaf, { onto: unknown }>;
type TippingLeaf = Extract<Leaf, { type: 'tip' }>;

/** Overlap of strips, so that no gap shows. */
const OVERLAP = 0.7;
/** Darkness of a face that has turned from the light. */
const SHADE = 0.5;
/** Progress multiplier: the opened picture around the leaves is fully shown after a third. */
const AROUND = 3;
const BEYOND = 1.5;
/** Width of outlines to either side, in percent of a picture's width. */
const OUTLINE = 0.08;
/** Progress from which everything fades into the opened picture. */
export const THERE = 0.88;

/** A moving face, lit and unlit. */
interface Face {
  lit: HTMLCanvasElement;
  dark: HTMLCanvasElement;
}

interface Moving {
  leaf: LandingLeaf;
  box: Rect;
  onto: Rect;
  outer: Face;
  inner: Face;
}

/** Returns whether a leaf ends where the opened picture shows it, which must be hidden until then. */
export function lands(leaf: Leaf): leaf is LandingLeaf | TippingLeaf {
  return comesOut(leaf) || leaf.type === 'tip';
}

/** Returns whether a leaf moves to a box of its own. */
function comesOut(leaf: Leaf): leaf is LandingLeaf {
  return 'onto' in leaf;
}

/**
 * Draws an item between its closed and opened pictures: lids turn, drawers come out, and the opened picture
 * shows where they were but not yet where they will be.
 */
export class OpeningLook {
  private readonly size: Size;
  private readonly opened: Picture;
  /** The closed picture outside the leaves. */
  private readonly rest: HTMLCanvasElement;
  /** The opened picture: behind the leaves, and elsewhere. */
  private readonly behind: HTMLCanvasElement;
  private readonly around: HTMLCanvasElement;
  /**
   * The parts outside the closed item: edges or shadows of the leaves' final positions, or revealed items.
   */
  private readonly beyond: HTMLCanvasElement;
  private readonly moving: readonly Moving[];
  private readonly tipping: readonly { leaf: TippingLeaf; cut: HTMLCanvasElement }[];
  private readonly within: readonly { leaf: Leaf; cut: HTMLCanvasElement }[];

  constructor(closed: Picture, opened: Picture, leaves: readonly Leaf[]) {
    const size = { width: closed.width, height: closed.height };
    this.size = size;
    this.opened = opened;
    this.rest = withoutLeaves(closed, size, leaves);
    this.tipping = leaves
      .filter((leaf) => leaf.type === 'tip')
      .map((leaf) => ({ leaf, cut: cutOut(closed, size, leaf) }));
    this.moving = leaves.filter(comesOut).map((leaf) => {
      const [box, onto] = [inPixels(leaf.box, size), inPixels(leaf.onto, size)];
      const outer = faceOf(cutOut(closed, size, leaf));
      const inner = leaf.type === 'turn' ? faceOf(cutRect(opened, size, onto)) : outer;
      return { leaf, box, onto, outer, inner };
    });
    this.within = leaves
      .filter((leaf) => !lands(leaf))
      .map((leaf) => ({ leaf, cut: cutOut(closed, size, leaf) }));
    const openings = new Path2D();
    for (const leaf of leaves) openings.addPath(openingOf(leaf, size));
    this.behind = this.unlanded((context) => context.clip(openings));
    const around = this.unlanded((context) => {
      const all = new Path2D();
      all.rect(0, 0, size.width, size.height);
      all.addPath(openings);
      context.clip(all, 'evenodd');
    });
    this.around = masked(around, closed, 'destination-in');
    this.beyond = this.withoutTippedOutlines(masked(around, closed, 'destination-out'));
  }

  /** Draws at a `progress` from 0, closed, to 1, opened. */
  draw(context: CanvasRenderingContext2D, progress: number): void {
    const late = Math.max(0, (progress - THERE) / (1 - THERE));
    this.drawRest(context, progress, 1 - late);
    context.globalAlpha = Math.min(1, progress * AROUND);
    context.drawImage(this.around, 0, 0);
    context.globalAlpha = Math.min(1, progress * BEYOND);
    context.drawImage(this.beyond, 0, 0);
    context.globalAlpha = 1;
    context.drawImage(this.behind, 0, 0);
    for (const { leaf, cut } of this.within) drawLeaf(context, cut, leaf, progress);
    for (const { leaf, cut } of this.tipping) drawTipping(context, cut, leaf, progress);
    for (const moving of this.moving) this.drawMoving(context, moving, progress);
    context.globalAlpha = late;
    context.drawImage(this.opened, 0, 0, this.size.width, this.size.height);
    context.globalAlpha = 1;
  }

  /** Draws the fading closed picture. It stays where a leaf will land: no picture shows what is behind. */
  private drawRest(context: CanvasRenderingContext2D, progress: number, underLeaves: number): void {
    context.globalAlpha = 1 - progress;
    context.drawImage(this.rest, 0, 0);
    context.save();
    context.clip(this.landings());
    context.globalAlpha = underLeaves;
    context.drawImage(this.rest, 0, 0);
    context.restore();
  }

  private drawMoving(context: CanvasRenderingContext2D, moving: Moving, progress: number): void {
    const { leaf, box, onto } = moving;
    if (leaf.type === 'pull') {
      this.drawPulled(context, moving, progress);
      return;
    }
    const isAjar = leaf.type === 'ajar';
    const { outer, inner } = turnedStrips({ box, onto, hinge: leaf.hinge, progress, isAjar });
    if (outer) drawFace(context, moving.outer, outer);
    if (inner) drawFace(context, moving.inner, inner);
  }

  private drawPulled(
    context: CanvasRenderingContext2D,
    { box, onto, outer }: Moving,
    progress: number,
  ): void {
    const now = rectBetween(box, onto, progress);
    const uncovered = hullOf(box, now);
    context.save();
    context.beginPath();
    context.rect(uncovered.x, uncovered.y, uncovered.width, uncovered.height);
    context.clip();
    context.drawImage(this.opened, 0, 0, this.size.width, this.size.height);
    context.restore();
    context.drawImage(outer.lit, ...sides(box), ...sides(now));
  }

  private unlanded(clip: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
    const { width, height } = this.size;
    return drawCanvas(this.size, (context) => {
      context.save();
      clip(context);
      context.drawImage(this.opened, 0, 0, width, height);
      context.restore();
      context.globalCompositeOperation = 'destination-out';
      context.fill(this.landings());
    });
  }

  /** Returns the areas where leaves will land, and the paths of those pulled out. */
  private landings(): Path2D {
    const path = new Path2D();
    for (const { leaf, box, onto } of this.moving)
      path.rect(...sides(leaf.type === 'pull' ? hullOf(box, onto) : onto));
    path.addPath(this.tippedLandings());
    return path;
  }

  /** Hides the outlines of tipping leaves, which are drawn around their final positions. */
  private withoutTippedOutlines(picture: HTMLCanvasElement): HTMLCanvasElement {
    return drawCanvas(picture, (context) => {
      context.drawImage(picture, 0, 0);
      context.globalCompositeOperation = 'destination-out';
      context.lineWidth = OUTLINE * picture.width;
      context.stroke(this.tippedLandings());
    });
  }

  private tippedLandings(): Path2D {
    const path = new Path2D();
    for (const { leaf } of this.tipping) path.addPath(openingOf(leaf, this.size), tipped(leaf, this.size, 1));
    return path;
  }
}

function drawFace(context: CanvasRenderingContext2D, face: Face, { strips, turned }: TurnedFace): void {
  for (const { source, place } of strips) {
    const onto = [place.x, place.y, place.width + OVERLAP, place.height + OVERLAP] as const;
    context.globalAlpha = 1;
    context.drawImage(face.lit, ...sides(source), ...onto);
    context.globalAlpha = turned * SHADE;
    context.drawImage(face.dark, ...sides(source), ...onto);
  }
  context.globalAlpha = 1;
}

function drawTipping(
  context: CanvasRenderingContext2D,
  cut: HTMLCanvasElement,
  leaf: TippingLeaf,
  progress: number,
): void {
  const { a, b, c, d, e, f } = tipped(leaf, cut, progress);
  context.save();
  context.transform(a, b, c, d, e, f);
  context.drawImage(cut, 0, 0);
  context.restore();
}

function faceOf(lit: HTMLCanvasElement): Face {
  const dark = drawCanvas(lit, (context) => {
    context.drawImage(lit, 0, 0);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = 'rgb(18 10 30)';
    context.fillRect(0, 0, lit.width, lit.height);
  });
  return { lit, dark };
}

function masked(
  picture: HTMLCanvasElement,
  mask: Picture,
  operation: GlobalCompositeOperation,
): HTMLCanvasElement {
  return drawCanvas(picture, (context) => {
    context.drawImage(picture, 0, 0);
    context.globalCompositeOperation = operation;
    context.drawImage(mask, 0, 0, picture.width, picture.height);
  });
}

function cutRect(picture: Picture, size: Size, { x, y, width, height }: Rect): HTMLCanvasElement {
  return drawCanvas(size, (context) => {
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.drawImage(picture, 0, 0, size.width, size.height);
  });
}

function rectBetween(from: Rect, to: Rect, share: number): Rect {
  const at = (side: keyof Rect) => from[side] + (to[side] - from[side]) * share;
  return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
}

function hullOf(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

function sides({ x, y, width, height }: Rect): [number, number, number, number] {
  return [x, y, width, height];
}
