import type Phaser from 'phaser';
import { hitRect, itemRect } from '../../core/room/geometry.ts';
import type { StageItem } from '../ports.ts';
import { type StageRect, toStageRect } from '../stage/geometry.ts';
import { HANDLE_SIZE, placeHandles } from './placeHandles.ts';

const BRASS = 0xd9a441;
const INK = 0x141a2e;
const LIGHT = 0xf4ead5;

/** CSS pixels. */
const OUTLINE = 2;
const CORNER_RADIUS = 3;

/** The outlines and handles over the room. Sizes are in CSS pixels, so that they look and feel alike on every screen. */
export class SelectionMarks {
  private readonly graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene) {
    this.graphics = scene.add.graphics();
  }

  /** `scale`: CSS pixels for a stage unit. */
  draw(active: StageItem | undefined, hovered: StageItem | undefined, scale: number): void {
    this.graphics.clear();
    if (hovered && hovered.id !== active?.id)
      this.drawOutline(toStageRect(hitRect(hovered)), LIGHT, 1, scale);
    if (!active) return;
    this.drawOutline(toStageRect(itemRect(active)), BRASS, OUTLINE, scale);
    if (active.isMovable) this.drawHandles(toStageRect(itemRect(active)), scale);
  }

  /** Two strokes, dark beneath bright, so that it shows on every ground. */
  private drawOutline(
    { x, y, width, height }: StageRect,
    color: number,
    thickness: number,
    scale: number,
  ): void {
    const strokes: [width: number, color: number, alpha: number][] = [
      [thickness + 2, INK, 0.7],
      [thickness, color, 1],
    ];
    for (const [stroke, ink, alpha] of strokes) {
      this.graphics.lineStyle(stroke / scale, ink, alpha).strokeRect(x, y, width, height);
    }
  }

  private drawHandles(rect: StageRect, scale: number): void {
    const size = HANDLE_SIZE / scale;
    const radius = CORNER_RADIUS / scale;
    this.graphics.fillStyle(BRASS, 1).lineStyle(2 / scale, INK, 1);
    for (const { center } of placeHandles(rect, scale)) {
      const [x, y] = [center.x - size / 2, center.y - size / 2];
      this.graphics.fillRoundedRect(x, y, size, size, radius).strokeRoundedRect(x, y, size, size, radius);
    }
  }
}
