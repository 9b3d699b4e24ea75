import Phaser from 'phaser';
import type { ItemSprite } from '../stage/ItemSprite.ts';
import type { RoomView } from '../stage/RoomView.ts';

/** Above its item and below the next one in the drawing order. */
const ABOVE_ITEM = 0.5;

/** Milliseconds in which a light comes, and in which it goes out. */
const COMES = 120;
const GOES = 220;

interface Light {
  /** The share of a picture's light that is added, 0 to 1. */
  strength: number;
  /** It is there, and gone, at once. */
  isStill: boolean;
}

/** Lights an item up in its own shape, by adding its picture to itself: it works alike in both renderers. */
export class Highlight {
  private readonly scene: Phaser.Scene;
  private readonly image: Phaser.GameObjects.Image;
  private readonly light: Light;
  /** What is to be lit now. */
  private wanted: ItemSprite | undefined;
  /** What is lit still. */
  private lit: ItemSprite | undefined;
  /** How far the light has come, 0 to 1. */
  private readonly level = { share: 0 };

  constructor(scene: Phaser.Scene, room: RoomView, light: Light) {
    this.scene = scene;
    this.light = light;
    this.image = new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT')
      .setBlendMode(Phaser.BlendModes.ADD)
      .setVisible(false);
    room.layer.add(this.image);
  }

  /** Lights the item up as it now looks; what was lit before goes dark. */
  show(sprite: ItemSprite | undefined): void {
    if (sprite !== this.wanted) {
      if (sprite && sprite !== this.lit) this.level.share = 0;
      this.wanted = sprite;
      this.lit = sprite ?? this.lit;
      this.fade(sprite ? 1 : 0);
    }
    this.draw();
  }

  /** Lights nothing up from now on: what lay there gives way to something else. */
  putOut(): void {
    this.wanted = undefined;
    this.lit = undefined;
    this.scene.tweens.killTweensOf(this.level);
    this.draw();
  }

  /** The share of its light that is added to an item now. */
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
      // A texture still shown could not be removed when its item has gone.
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
