import Phaser from 'phaser';
import type { Leaf } from '../../core/catalogue/leaves.ts';
import type { ItemSprite } from '../stage/ItemSprite.ts';
import type { RoomView } from '../stage/RoomView.ts';
import { cutOut, drawLeaf, withoutLeaves } from './drawLeaf.ts';

/** Leaves are heavy: they take their time to get going, and to come to rest. */
const GIVE_WAY = { duration: 1100, ease: 'Quad.easeInOut' };
const FADE = { duration: 240, ease: 'Sine.easeOut' };
/** From then on leaves fade into those of the new look, which lie there by then. */
const THERE = 0.88;
/** Above its item and what lights that up, below the next one in the drawing order. */
const ABOVE_ITEM = 0.7;

let count = 0;

/** What a thing looked like until now, over its new look: its leaves swing or slide out of the way, all else of it fades. */
export class FormerLook {
  private readonly scene: Phaser.Scene;
  private readonly sprite: ItemSprite;
  private readonly image: Phaser.GameObjects.Image;
  private readonly texture: Phaser.Textures.CanvasTexture;
  private readonly rest: HTMLCanvasElement;
  private readonly leaves: readonly { leaf: Leaf; cut: HTMLCanvasElement }[];
  private readonly state = { progress: 0 };

  /** Of a thing whose new picture may still be on its way; nothing where it shows none. */
  static lay(scene: Phaser.Scene, room: RoomView, sprite: ItemSprite): void {
    const { image } = sprite;
    const closed = image.texture.getSourceImage();
    if (!image.visible || !(closed instanceof HTMLImageElement || closed instanceof HTMLCanvasElement))
      return;
    const former = new FormerLook(scene, room, sprite, closed);
    void sprite.ready.then(() => former.begin());
  }

  private constructor(
    scene: Phaser.Scene,
    room: RoomView,
    sprite: ItemSprite,
    closed: HTMLImageElement | HTMLCanvasElement,
  ) {
    this.scene = scene;
    this.sprite = sprite;
    const { width, height } = closed;
    this.rest = withoutLeaves(closed, { width, height }, sprite.leaves);
    this.leaves = sprite.leaves.map((leaf) => ({ leaf, cut: cutOut(closed, { width, height }, leaf) }));
    count += 1;
    const texture = scene.textures.createCanvas(`former look ${count}`, width, height);
    if (!texture) throw new Error('There is no second former look of one number.');
    this.texture = texture;
    this.image = new Phaser.GameObjects.Image(scene, 0, 0, texture.key);
    room.layer.add(this.image);
    this.draw();
    this.place();
  }

  private begin(): void {
    if (!this.sprite.image.active) {
      this.end();
      return;
    }
    this.scene.tweens.add({
      ...(this.leaves.length > 0 ? GIVE_WAY : FADE),
      targets: this.state,
      progress: 1,
      onUpdate: () => this.step(),
      onComplete: () => this.end(),
    });
  }

  private step(): void {
    if (!this.sprite.image.active) {
      this.image.setVisible(false);
      return;
    }
    if (this.leaves.length > 0) this.draw();
    else this.image.setAlpha(1 - this.state.progress);
    this.place();
  }

  private draw(): void {
    const { context, width, height } = this.texture;
    const { progress } = this.state;
    context.clearRect(0, 0, width, height);
    context.globalAlpha = 1 - progress;
    context.drawImage(this.rest, 0, 0);
    context.globalAlpha = Math.min(1, (1 - progress) / (1 - THERE));
    for (const { leaf, cut } of this.leaves) drawLeaf(context, cut, leaf, progress);
    this.texture.refresh();
  }

  /** Where the thing is, whatever it is doing. */
  private place(): void {
    const { x, y, displayWidth, displayHeight, depth } = this.sprite.image;
    this.image
      .setPosition(x, y)
      .setDisplaySize(displayWidth, displayHeight)
      .setDepth(depth + ABOVE_ITEM);
  }

  private end(): void {
    this.image.destroy();
    if (this.scene.textures.exists(this.texture.key)) this.scene.textures.remove(this.texture);
  }
}
