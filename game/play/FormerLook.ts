import Phaser from 'phaser';
import type { Leaf } from '../../core/catalogue/leaves.ts';
import type { ItemSprite } from '../stage/ItemSprite.ts';
import type { RoomView } from '../stage/RoomView.ts';
import { cutOut, drawLeaf, withoutLeaves } from './drawLeaf.ts';
import { lands, OpeningLook, THERE } from './OpeningLook.ts';

/** Doors accelerate and slow down gently, since they are heavy. */
const GIVE_WAY = { duration: 1100, ease: 'Quad.easeInOut' };
/** Lids and drawers are lighter. */
const TURN = { duration: 760, ease: 'Quad.easeInOut' };
const FADE = { duration: 240, ease: 'Sine.easeOut' };
/** Depth above its item and highlight, below the next item. */
const ABOVE_ITEM = 0.7;
/** The highlight fades as the item opens. */
const LIGHT = { alpha: 0, duration: 280, ease: 'Sine.easeOut' };
const ABOVE_LOOK = 0.1;

type Picture = HTMLImageElement | HTMLCanvasElement;

let count = 0;

/** Shows an item's former look over its new one: its leaves open, the rest fades. */
export class FormerLook {
  private readonly scene: Phaser.Scene;
  private readonly sprite: ItemSprite;
  private readonly image: Phaser.GameObjects.Image;
  private readonly light: Phaser.GameObjects.Image;
  private readonly texture: Phaser.Textures.CanvasTexture;
  private readonly closed: Picture;
  private readonly rest: HTMLCanvasElement;
  private readonly leaves: readonly { leaf: Leaf; cut: HTMLCanvasElement }[];
  private readonly state = { progress: 0 };
  /** Used if leaves end outside their opening: draws the whole item in place of its sprite. */
  private opening: OpeningLook | null = null;
  private hasEnded = false;

  /**
   * Covers an item with its former look; its new picture may still load. `light` is the strength of the item's
   * highlight, which fades. Returns null if the item shows no picture.
   */
  static lay(
    scene: Phaser.Scene,
    room: RoomView,
    { sprite, light }: { sprite: ItemSprite; light: number },
  ): FormerLook | null {
    const { image } = sprite;
    const closed = image.texture.getSourceImage();
    if (!image.visible || !(closed instanceof HTMLImageElement || closed instanceof HTMLCanvasElement))
      return null;
    const former = new FormerLook(scene, room, sprite, closed);
    former.goDark(light);
    void sprite.ready.then(() => former.begin());
    return former;
  }

  private constructor(scene: Phaser.Scene, room: RoomView, sprite: ItemSprite, closed: Picture) {
    this.scene = scene;
    this.sprite = sprite;
    this.closed = closed;
    const { width, height } = closed;
    this.rest = withoutLeaves(closed, { width, height }, sprite.leaves);
    this.leaves = sprite.leaves.map((leaf) => ({ leaf, cut: cutOut(closed, { width, height }, leaf) }));
    count += 1;
    const texture = scene.textures.createCanvas(`former look ${count}`, width, height);
    if (!texture) throw new Error('There is no second former look of one number.');
    this.texture = texture;
    this.image = new Phaser.GameObjects.Image(scene, 0, 0, texture.key);
    this.light = new Phaser.GameObjects.Image(scene, 0, 0, texture.key)
      .setBlendMode(Phaser.BlendModes.ADD)
      .setVisible(false);
    room.layer.add([this.image, this.light]);
    this.draw();
    this.place();
  }

  /** Follows the item at this frame, also before the animation starts. */
  follow(): void {
    if (!this.hasEnded && this.sprite.image.active) this.place();
  }

  /** Returns whether it covers the item. */
  covers(sprite: ItemSprite | undefined): boolean {
    return !this.hasEnded && sprite === this.sprite;
  }

  /** Shows the new look at once. */
  end(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.scene.tweens.killTweensOf(this.state);
    if (this.opening && this.sprite.image.active) this.sprite.openSlowly(null);
    this.scene.tweens.killTweensOf(this.light);
    this.light.destroy();
    this.image.destroy();
    if (this.scene.textures.exists(this.texture.key)) this.scene.textures.remove(this.texture);
  }

  private goDark(light: number): void {
    if (light === 0) return;
    this.light.setVisible(true).setAlpha(light);
    this.scene.tweens.add({ ...LIGHT, targets: this.light });
  }

  private begin(): void {
    if (this.hasEnded) return;
    if (!this.sprite.image.active) {
      this.end();
      return;
    }
    this.takeOver();
    this.scene.tweens.add({
      ...this.pace,
      targets: this.state,
      progress: 1,
      onUpdate: () => this.step(),
      onComplete: () => this.end(),
    });
  }

  private get pace(): { duration: number; ease: string } {
    if (this.leaves.length === 0) return FADE;
    return this.opening ? TURN : GIVE_WAY;
  }

  private takeOver(): void {
    const opened = this.sprite.image.texture.getSourceImage();
    const { leaves } = this.sprite;
    if (!leaves.some(lands) || !(opened instanceof HTMLImageElement || opened instanceof HTMLCanvasElement))
      return;
    this.opening = new OpeningLook(this.closed, opened, leaves);
    this.step();
  }

  private step(): void {
    if (!this.sprite.image.active) {
      this.image.setVisible(false);
      this.light.setVisible(false);
      return;
    }
    if (this.opening) this.sprite.openSlowly(this.state.progress);
    if (this.leaves.length > 0) this.draw();
    else this.image.setAlpha(1 - this.state.progress);
    this.place();
  }

  private draw(): void {
    const { context, width, height } = this.texture;
    const { progress } = this.state;
    context.clearRect(0, 0, width, height);
    if (this.opening) this.opening.draw(context, progress);
    else this.drawOver(context, progress);
    this.texture.refresh();
  }

  private drawOver(context: CanvasRenderingContext2D, progress: number): void {
    context.globalAlpha = 1 - progress;
    context.drawImage(this.rest, 0, 0);
    // The last ones fade into those of the new look.
    context.globalAlpha = Math.min(1, (1 - progress) / (1 - THERE));
    for (const { leaf, cut } of this.leaves) {
      if (lands(leaf)) context.drawImage(cut, 0, 0);
      else drawLeaf(context, cut, leaf, progress);
    }
  }

  /** Moves to the item's present position. */
  private place(): void {
    const { x, y, displayWidth, displayHeight, depth } = this.sprite.image;
    for (const [image, above] of [
      [this.image, ABOVE_ITEM],
      [this.light, ABOVE_ITEM + ABOVE_LOOK],
    ] as const)
      image
        .setPosition(x, y)
        .setDisplaySize(displayWidth, displayHeight)
        .setDepth(depth + above);
  }
}
