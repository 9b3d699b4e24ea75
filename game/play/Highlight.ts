import Phaser from 'phaser';
import type { ItemSprite } from '../stage/ItemSprite.ts';
import type { RoomView } from '../stage/RoomView.ts';

/** Depth above its item and below the next one. */
const ABOVE_ITEM = 0.5;

/** Milliseconds that the highlight takes to fade in or out. */
const COMES = 120;
const GOES = 220;

interface Light {
  /** The share of a picture's light that is added, 0 to 1. */
  strength: number;
  /** Whether the highlight appears and disappears without fading. */
  isStill: boolean;
}

/** Highlights an item in its own shape by adding its picture to itself, which works in both renderers. */
export class Highlight {
  private readonly scene: Phaser.Scene;
  private readonly image: Phaser.GameObjects.Image;
  private readonly light: Light;
  /** The item to highlight now. */
  private wanted: ItemSprite | undefined;
  /** The item still highlighted. */
  private lit: ItemSprite | undefined;
  /** Progress of the fade, 0 to 1. */
  private readonly level = { share: 0 };

  constructor(scene: Phaser.Scene, room: RoomView, light: Light) {
    this.scene = scene;
    this.light = light;
    this.image = new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT')
      .setBlendMode(Phaser.BlendModes.ADD)
      .setVisible(false);
    room.layer.add(this.image);
  }

  /** Highlights an item as it now looks instead of the former one. */
  show(sprite: ItemSprite | undefined): void {
    if (sprite !== this.wanted) {
      if (sprite && sprite !== this.lit) this.level.share = 0;
      this.wanted = sprite;
      this.lit = sprite ?? this.lit;
      this.fade(sprite ? 1 : 0);
    }
    this.draw();
  }

  /** Removes the highlight at once, since something else replaces the item. */
  putOut(): void {
    this.wanted = undefined;
    this.lit = undefined;
    this.scene.tweens.killTweensOf(this.level);
    this.draw();
  }

  /** Returns the share of light that is added to an item now. */
  on(sprite: ItemSprite): number {
    return sprite === this.lit ? this.light.strength * this.level.share : 0;
  }

  private fade(share: 0 | 1): void {
    this.scene.tweens.killTweensOf(this.level);
    if (this.light.isStill) this.level.share = share;
    else
      this.scene.tweens.add({
        targets: this.level,
        share,
        duration: share === 1 ? COMES : GOES,
        ease: 'Sine.easeOut',
      });
  }

  private draw(): void {
    const lit = this.lit?.image;
    if (!lit?.visible || lit.alpha === 0 || this.level.share === 0) {
      this.image.setVisible(false);
      // A texture that is still shown could not be removed with its item.
      this.image.setTexture('__DEFAULT');
      return;
    }
    this.image
      .setTexture(lit.texture.key)
      .setVisible(true)
      .setPosition(lit.x, lit.y)
      .setDisplaySize(lit.displayWidth, lit.displayHeight)
      .setAlpha(this.light.strength * this.level.share * lit.alpha)
      .setDepth(lit.depth + ABOVE_ITEM);
  }
}
