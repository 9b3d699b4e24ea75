import type Phaser from 'phaser';
import type { Leaf } from '../../core/catalogue/leaves.ts';
import { itemRect } from '../../core/room/geometry.ts';
import type { StageItem } from '../ports.ts';
import { type Ground, TOP_LEFT } from './contactShadow.ts';
import { drawMissingPicture } from './drawMissingPicture.ts';
import { drawPlaceholder } from './drawPlaceholder.ts';
import { centerOf, toStageRect } from './geometry.ts';
import { needsDoublePictures, type PictureRequest } from './loadPicture.ts';
import { AT_REST, type Motion } from './motion.ts';
import { PictureSprite } from './PictureSprite.ts';
import type { Pictures } from './Pictures.ts';
import { ShadowSprite } from './ShadowSprite.ts';
import { textureWidthFor } from './shrinkPicture.ts';

/** How pictures of a room's items are drawn. */
export interface PictureMode {
  ambient: string | null;
  /** Device pixels per stage unit. */
  pixelsPerUnit: number;
  /** How shadows fall. */
  ground: Ground;
}

const USUAL_GROUND: Ground = { lightFrom: TOP_LEFT, hasFloor: true };

/** One item on the stage. */
export class ItemSprite {
  readonly motion: Motion = { ...AT_REST };
  private readonly sprite: PictureSprite;
  private readonly scene: Phaser.Scene;
  private readonly pictures: Pictures;
  private readonly shadow: ShadowSprite;
  private shown: StageItem;
  /** Progress of an opening animation shown in its place, 0 to 1; null for none. */
  private opening: number | null = null;
  /** Opacity while other items are emphasized. */
  private share = 1;
  /** The mode of the last drawing. */
  private mode: PictureMode | null = null;

  constructor(scene: Phaser.Scene, pictures: Pictures, item: StageItem) {
    this.scene = scene;
    this.pictures = pictures;
    this.shown = item;
    this.sprite = new PictureSprite(scene, pictures);
    this.shadow = new ShadowSprite(scene, pictures);
  }

  get item(): StageItem {
    return this.shown;
  }

  get image(): Phaser.GameObjects.Image {
    return this.sprite.image;
  }

  /** All its images in the room's layer, with its shadow. */
  get images(): Phaser.GameObjects.Image[] {
    return [this.shadow.image, this.image];
  }

  /** Its picture; a spot has none. */
  get picture(): Pick<PictureSprite, 'isMissing' | 'fetchAgain'> {
    return this.sprite;
  }

  /** The leaves that open to its present picture. */
  get leaves(): readonly Leaf[] {
    return this.pictures.leavesOf(this.shown.uri);
  }

  get ready(): Promise<void> {
    return this.sprite.ready;
  }

  /** Settles once the item is visible, at least as a placeholder. */
  get presentable(): Promise<void> {
    return this.sprite.presentable;
  }

  /** Applies an item's new state and position in the drawing order. */
  show(item: StageItem, order: number, mode: PictureMode, onShown: () => void): void {
    if (this.image.depth !== order) this.image.setDepth(order);
    // A shortcut: in most frames only one item of a full room changes.
    if (item === this.shown && mode === this.mode) return;
    this.shown = item;
    this.mode = mode;
    // N6: a spot shows the background.
    if (item.spot) {
      this.sprite.clearPicture();
      this.shadow.clear();
      return;
    }
    const onPicture = (): void => {
      this.place();
      onShown();
    };
    this.sprite.setPicture(this.requestFor(mode), onPicture, {
      waiting: () => this.addPlaceholder(mode.ambient),
      missing: () => this.addMissingPicture(),
    });
    this.place();
  }

  /** Moves the image to the item's position plus its present motion. */
  place(): void {
    const rect = toStageRect(itemRect(this.shown));
    const center = centerOf(rect);
    const { scale, dx, dy, alpha } = this.motion;
    this.image
      .setPosition(center.x + dx, center.y + dy)
      .setDisplaySize(rect.width * scale, rect.height * scale)
      .setAlpha(alpha * this.share);
    this.shadow.lay(this.shown, this.image, this.mode?.ground ?? USUAL_GROUND, this.opening ?? 1);
    if (this.opening !== null) this.image.setAlpha(0);
  }

  /** Dims the item to a share, or restores it (1). */
  stepBack(share: number): void {
    if (share === this.share) return;
    this.share = share;
    this.place();
  }

  /** Hides all but its shadow while an animation shows its opening; null restores it. */
  openSlowly(opening: number | null): void {
    this.opening = opening;
    this.place();
  }

  destroy(): void {
    this.scene.tweens.killTweensOf(this.motion);
    for (const image of this.images) image.destroy();
  }

  private requestFor({ ambient, pixelsPerUnit }: PictureMode): PictureRequest {
    const width = toStageRect(itemRect(this.shown)).width * pixelsPerUnit;
    const isDouble = needsDoublePictures(pixelsPerUnit);
    return { uri: this.shown.uri, ambient, isDouble, width: textureWidthFor(width) };
  }

  private addMissingPicture(): string {
    const { label, aspect } = this.shown;
    return this.addTexture(`missing picture ${aspect} ${label}`, () => drawMissingPicture(label, aspect));
  }

  private addPlaceholder(ambient: string | null): string | null {
    const { uri, aspect, hitBox } = this.shown;
    const color = this.pictures.colorOf(uri);
    if (color === null) return null;
    const look = { color, ambient, aspect, hitBox };
    return this.addTexture(`placeholder ${JSON.stringify(look)}`, () => drawPlaceholder(look));
  }

  private addTexture(key: string, draw: () => HTMLCanvasElement): string {
    const { textures } = this.scene;
    if (!textures.exists(key)) textures.addCanvas(key, draw());
    return key;
  }
}
