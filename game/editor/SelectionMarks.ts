import type Phaser from 'phaser';
import { itemRect } from '../../core/room/geometry.ts';
import type { StageItem } from '../ports.ts';
import { centerOf, type StagePoint, type StageRect, toStageRect } from '../stage/geometry.ts';
import { boundsOf, frameOf } from './frameOf.ts';
import type { Overlay } from './gestures/Gesture.ts';
import { type Corner, HANDLE_SIZE, isLeft, isTop, placeHandles } from './placeHandles.ts';
import type { Axis, Guide } from './snapping/guide.ts';

/** Colour of the selection; brass is for locks and keys. */
const SKY = 0x7cc4ff;
/** Colour of guides. */
const ROSE = 0xff7eb6;
const INK = 0x141a2e;
const LIGHT = 0xf4ead5;

/** CSS pixels. */
const OUTLINE = 2;
const GUIDE = 1.5;
/** Half the length of the bar at the end of a gap. */
const BAR = 5;
const CORNER_RADIUS = 3;

/** Opacity of a spot's fill, and number of lines of an ellipse. */
const GLASS = 0.14;
const SMOOTHNESS = 48;

/** What is drawn; `scale`: CSS pixels per stage unit. */
interface Marked {
  spots: readonly StageItem[];
  selected: readonly StageItem[];
  /** The item shown in the panel. */
  active: StageItem | undefined;
  hovered: StageItem | undefined;
  /** While items follow the pointer, nothing is drawn over them. */
  isHandling: boolean;
  overlay: Overlay;
  scale: number;
}

/**
 * Draws outlines and handles over the room. Sizes are in CSS pixels, so that they are the same on every
 * screen.
 */
export class SelectionMarks {
  private readonly graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene) {
    this.graphics = scene.add.graphics();
  }

  draw({ spots, selected, active, hovered, isHandling, overlay, scale }: Marked): void {
    this.graphics.clear();
    for (const spot of spots) this.drawSpot(spot, scale);
    if (hovered && hovered.id !== active?.id) this.drawOutlines([frameOf(hovered)], LIGHT, 1, scale);
    if (overlay.marquee) this.drawMarquee(overlay.marquee, scale);
    for (const guide of overlay.guides ?? []) this.drawGuide(guide, scale);
    // The panel shows this item although it is not selected, so keys do not act on it.
    if (active && !selected.includes(active)) this.drawOutlines([frameOf(active)], LIGHT, 1, scale);
    this.drawOutlines(selected.map(frameOf), SKY, isHandling ? 1 : OUTLINE, scale);
    if (isHandling) return;
    const movable = selected.filter(({ isMovable }) => isMovable).map(frameOf);
    if (movable.length === 0) return;
    if (movable.length > 1) this.drawOutlines([boundsOf(movable)], SKY, 1, scale);
    this.drawHandles(boundsOf(movable), scale);
  }

  private drawGuide(guide: Guide, scale: number): void {
    const spans = guide.type === 'line' ? [guide] : guide.gaps;
    const isAlong = guide.type === 'gaps';
    const place = guide.type === 'line' ? guide.at : guide.across;
    this.graphics.lineStyle(GUIDE / scale, ROSE, 1);
    for (const { from, to } of spans) {
      // A line runs across its axis; gaps run along it, with a bar at each end.
      if ((guide.axis === 'x') === isAlong) this.graphics.lineBetween(from, place, to, place);
      else this.graphics.lineBetween(place, from, place, to);
      if (isAlong) for (const end of [from, to]) this.drawBar(guide.axis, end, place, scale);
    }
  }

  private drawBar(axis: Axis, at: number, across: number, scale: number): void {
    const half = BAR / scale;
    if (axis === 'x') this.graphics.lineBetween(at, across - half, at, across + half);
    else this.graphics.lineBetween(across - half, at, across + half, at);
  }

  private drawMarquee(rect: StageRect, scale: number): void {
    this.graphics.fillStyle(SKY, GLASS).fillRect(rect.x, rect.y, rect.width, rect.height);
    this.drawOutlines([rect], SKY, 1, scale);
  }

  /** Shows spots to the creator; players do not see them (N6). */
  private drawSpot(spot: StageItem, scale: number): void {
    const rect = toStageRect(itemRect(spot));
    if (spot.spot === 'rectangle') {
      this.graphics.fillStyle(LIGHT, GLASS).fillRect(rect.x, rect.y, rect.width, rect.height);
      this.drawOutlines([rect], LIGHT, 1, scale);
      return;
    }
    const { x, y } = centerOf(rect);
    this.graphics.fillStyle(LIGHT, GLASS).fillEllipse(x, y, rect.width, rect.height, SMOOTHNESS);
    for (const [stroke, ink, alpha] of strokesOf(LIGHT, 1)) {
      this.graphics
        .lineStyle(stroke / scale, ink, alpha)
        .strokeEllipse(x, y, rect.width, rect.height, SMOOTHNESS);
    }
  }

  /** Draws one path, since each of Phaser's rectangles is four and slows down dragging fifty items. */
  private drawOutlines(rects: readonly StageRect[], color: number, thickness: number, scale: number): void {
    if (rects.length === 0) return;
    for (const [stroke, ink, alpha] of strokesOf(color, thickness)) {
      this.graphics.lineStyle(stroke / scale, ink, alpha).beginPath();
      for (const { x, y, width, height } of rects)
        this.graphics
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineTo(x + width, y + height)
          .lineTo(x, y + height)
          .lineTo(x, y)
          .lineTo(x + width, y);
      this.graphics.strokePath();
    }
  }

  private drawHandles(rect: StageRect, scale: number): void {
    const size = HANDLE_SIZE / scale;
    const radius = CORNER_RADIUS / scale;
    for (const { corner, center } of placeHandles(rect, scale)) {
      const at = cornerOf(rect, corner);
      this.graphics.lineStyle(1 / scale, SKY, 1).lineBetween(at.x, at.y, center.x, center.y);
      this.graphics.fillStyle(LIGHT, 1).lineStyle(2 / scale, INK, 1);
      const [x, y] = [center.x - size / 2, center.y - size / 2];
      this.graphics.fillRoundedRect(x, y, size, size, radius).strokeRoundedRect(x, y, size, size, radius);
    }
  }
}

function cornerOf({ x, y, width, height }: StageRect, corner: Corner): StagePoint {
  return { x: isLeft(corner) ? x : x + width, y: isTop(corner) ? y : y + height };
}

/** Returns a dark stroke below a bright one, so that outlines show on every background. */
function strokesOf(
  color: number,
  thickness: number,
): readonly (readonly [width: number, color: number, alpha: number])[] {
  return [
    [thickness + 2, INK, 0.7],
    [thickness, color, 1],
  ];
}
