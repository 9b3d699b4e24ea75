import Phaser from 'phaser';
import type { ItemSprite } from '../stage/ItemSprite.ts';
import type { RoomView } from '../stage/RoomView.ts';

/** Above its item and below the next one in the drawing order. */
const ABOVE_ITEM = 0.5;

/** Lights an item up in its own shape, by adding its picture to itself: it works alike in both renderers. */
export class Highlight {
  private readonly image: Phaser.GameObjects.Image;
  private readonly strength: number;

  /** `strength`: the share of the picture's light that is added, 0 to 1. */
  constructor(scene: Phaser.Scene, room: RoomView, strength: number) {
    this.strength = strength;
    this.image = new Phaser.GameObjects.Image(scene, 0, 0, '__DEFAULT')
      .setBlendMode(Phaser.BlendModes.ADD)
      .setVisible(false);
    room.layer.add(this.image);
  }

  /** Lights the item up as it now looks, or nothing. */
  show(sprite: ItemSprite | undefined): void {
    const lit = sprite?.image;
    // What opens just now has no shape of its own to be lit in.
    if (!lit?.visible || lit.alpha === 0) {
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
      .setAlpha(this.strength)
      .setDepth(lit.depth + ABOVE_ITEM);
  }
}
