import type Phaser from 'phaser';
import { itemRect } from '../../core/room/geometry.ts';
import type { StageItem } from '../ports.ts';
import { centerOf, type StageRect, toStageRect } from '../stage/geometry.ts';
import { boundsOf, frameOf } from './frameOf.ts';
import type { Overlay } from './gestures/Gesture.ts';
import { HANDLE_SIZE, placeHandles } from './placeHandles.ts';

/** What is selected; brass is for locks and keys. */
const SKY = 0x7cc4ff;
const INK = 0x141a2e;
const LIGHT = 0xf4ead5;

/** CSS pixels. */
const OUTLINE = 2;
const CORNER_RADIUS = 3;

/** How much a spot tints what lies under it, and of how many lines an ellipse is drawn. */
const GLASS = 0.14;
const SMOOTHNESS = 48;

/** What is marked; `scale`: CSS pixels for a stage unit. */
interface Marked {
  spots: readonly StageItem[];
  selected: readonly StageItem[];
  /** The one that the panel shows. */
  active: StageItem | undefined;
  hovered: StageItem | undefined;
  /** While things follow the pointer, nothing may lie over them. */
  isHandling: boolean;
  overlay: Overlay;
  scale: number;
}

/** The outlines and handles over the room. Sizes are in CSS pixels, so that they look and feel alike on every screen. */
export class SelectionMarks {
  private readonly graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene) {
    this.graphics = scene.add.graphics();
  }

  draw({ spots, selected, active, hovered, isHandling, overlay, scale }: Marked): void {
    this.graphics.clear();
    for (const spot of spots) this.drawSpot(spot, scale);
    if (hovered && hovered.id !== active?.id) this.drawOutline(frameOf(hovered), LIGHT, 1, scale);
    if (overlay.marquee) this.drawMarquee(overlay.marquee, scale);
    // Shown in the panel, and not what keys act on.
    if (active && !selected.includes(active)) this.drawOutline(frameOf(active), LIGHT, 1, scale);
    for (const item of selected) this.drawOutline(frameOf(item), SKY, isHandling ? 1 : OUTLINE, scale);
    if (isHandling) return;
    const [only, ...others] = selected;
    if (only?.isMovable && others.length === 0) this.drawHandles(frameOf(only), scale);
    if (others.length > 0) this.drawOutline(boundsOf(selected.map(frameOf)), SKY, 1, scale);
  }

  private drawMarquee(rect: StageRect, scale: number): void {
    this.graphics.fillStyle(SKY, GLASS).fillRect(rect.x, rect.y, rect.width, rect.height);
    this.drawOutline(rect, SKY, 1, scale);
  }

  /** Players do not see a spot; its creator has to (N6). */
  private drawSpot(spot: StageItem, scale: number): void {
    const rect = toStageRect(itemRect(spot));
    if (spot.spot === 'rectangle') {
      this.graphics.fillStyle(LIGHT, GLASS).fillRect(rect.x, rect.y, rect.width, rect.height);
      this.drawOutline(rect, LIGHT, 1, scale);
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

  private drawOutline(
    { x, y, width, height }: StageRect,
    color: number,
    thickness: number,
    scale: number,
  ): void {
    for (const [stroke, ink, alpha] of strokesOf(color, thickness)) {
      this.graphics.lineStyle(stroke / scale, ink, alpha).strokeRect(x, y, width, height);
    }
  }

  private drawHandles(rect: StageRect, scale: number): void {
    const size = HANDLE_SIZE / scale;
    const radius = CORNER_RADIUS / scale;
    this.graphics.fillStyle(LIGHT, 1).lineStyle(2 / scale, INK, 1);
    for (const { center } of placeHandles(rect, scale)) {
      const [x, y] = [center.x - size / 2, center.y - size / 2];
      this.graphics.fillRoundedRect(x, y, size, size, radius).strokeRoundedRect(x, y, size, size, radius);
    }
  }
}

/** Two strokes, dark beneath bright, so that they show on every ground. */
function strokesOf(
  color: number,
  thickness: number,
): readonly (readonly [width: number, color: number, alpha: number])[] {
  return [
    [thickness + 2, INK, 0.7],
    [thickness, color, 1],
  ];
}
