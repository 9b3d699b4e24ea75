import Phaser from 'phaser';
import type { StageItem } from '../ports.ts';
import { type Fall, type Ground, shadowOf } from './contactShadow.ts';
import { SHADOW_STRENGTH } from './drawShadow.ts';
import type { Pictures } from './Pictures.ts';

/** Depth below its item and above the previous one. */
const BELOW_ITEM = 0.25;

/**
 * The contact shadow of an item, falling away from the room's light: a shared floor shadow, or the item's
 * silhouette, drawn once for each picture. Uploads contain their own shadow.
 */
export class ShadowSprite {
  readonly image: Phaser.GameObjects.Image;
  private readonly pictures: Pictures;

  constructor(scene: Phaser.Scene, pictures: Pictures) {
    this.pictures = pictures;
    this.image = new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT').setVisible(false);
  }

  /**
   * Updates the shadow for an item's present picture, motion and opacity; `opened`: progress of the opening
   * picture.
   */
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
    // On a wall the silhouette is that of the opened item.
    const share = fall.on === 'wall' ? opened ** 2 : 1;
    this.image.setAlpha(picture.alpha * SHADOW_STRENGTH[fall.on] * share).setVisible(true);
  }

  /** A texture that is still shown could not be removed with its picture. */
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
