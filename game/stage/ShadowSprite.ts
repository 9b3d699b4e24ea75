import Phaser from 'phaser';
import type { StageItem } from '../ports.ts';
import { type Fall, type Ground, shadowOf } from './contactShadow.ts';
import { SHADOW_STRENGTH } from './drawShadow.ts';
import type { Pictures } from './Pictures.ts';

/** Below its thing and above what is before that in the drawing order. */
const BELOW_ITEM = 0.25;

/**
 * The shadow of one item where it meets the room, falling away from the room's light: a pool that all share, or the thing's own
 * silhouette, drawn once for each picture. An upload has the shadow that was made with it.
 */
export class ShadowSprite {
  readonly image: Phaser.GameObjects.Image;
  private readonly pictures: Pictures;

  constructor(scene: Phaser.Scene, pictures: Pictures) {
    this.pictures = pictures;
    this.image = new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT').setVisible(false);
  }

  /** Lays the shadow for an item as its picture now stands, moves and fades; `opened`: how much of that picture is there already. */
  lay(item: StageItem, picture: Phaser.GameObjects.Image, ground: Ground, opened: number): void {
    const anchor = this.pictures.shadowAnchorOf(item.uri);
    const silhouette = picture.visible ? this.pictures.silhouetteOf(picture.texture.key) : null;
    const fall = anchor && silhouette ? shadowOf(item, anchor, ground) : null;
    if (!fall || !silhouette) {
      this.clear();
      return;
    }
    const depth = picture.depth - BELOW_ITEM;
    if (this.image.depth !== depth) this.image.setDepth(depth);
    if (fall.on === 'floor') this.layPool(fall);
    else this.laySilhouette(fall, silhouette, picture);
    // A silhouette on the wall is that of the opened thing.
    const share = fall.on === 'wall' ? opened ** 2 : 1;
    this.image.setAlpha(picture.alpha * SHADOW_STRENGTH[fall.on] * share).setVisible(true);
  }

  /** A texture still shown could not be removed when its picture has gone. */
  clear(): void {
    this.image.setTexture('__DEFAULT').setVisible(false);
  }

  private layPool({ center, width, height, angle }: Fall & { on: 'floor' }): void {
    this.image
      .setTexture(this.pictures.pool)
      .setPosition(center.x, center.y)
      .setDisplaySize(width, height)
      .setAngle(angle);
  }

  private laySilhouette(
    { by }: Fall & { on: 'wall' },
    texture: string,
    picture: Phaser.GameObjects.Image,
  ): void {
    this.image
      .setTexture(texture)
      .setPosition(picture.x + by.x, picture.y + by.y)
      .setDisplaySize(picture.displayWidth, picture.displayHeight)
      .setAngle(0);
  }
}
