import Phaser from 'phaser';
import { createCrowdedRoom } from './crowd.ts';
import { toView } from './ports.ts';
import { createTestRoom } from './room.ts';

/**
 * The same pictures drawn by Phaser alone, as its documentation does it: the reference for the stage's speed.
 */
const query = new URLSearchParams(location.search);
const things = Number(query.get('things') ?? 0);
/** Number of things that a drag moves. */
const held = Number(query.get('held') ?? 1);
const { background, items } = toView(things > 0 ? createCrowdedRoom(things) : createTestRoom());

class BareScene extends Phaser.Scene {
  preload(): void {
    if (background) this.load.image('background', background.uri);
    for (const uri of new Set(items.map(({ uri }) => uri))) this.load.image(uri, uri);
  }

  create(): void {
    this.add.image(0, 0, 'background').setOrigin(0).setDisplaySize(1280, 720);
    const images = items.map(({ position, width, aspect, uri }) => {
      const size = width * 12.8;
      return this.add
        .image(position.x * 12.8, position.y * 7.2, uri)
        .setOrigin(0)
        .setDisplaySize(size, size * aspect);
    });
    if (things > 0) makeDraggable(this, images.slice(-things));
    spanRectangles(this, images);
    zoomByWheel(this);
    this.game.events.once(Phaser.Core.Events.POST_RENDER, () => performance.mark('first-picture'));
  }
}

/** Makes the images draggable; each takes the held ones along. */
function makeDraggable(scene: Phaser.Scene, images: readonly Phaser.GameObjects.Image[]): void {
  for (const image of images) image.setInteractive({ draggable: true });
  const followers = images.slice(0, held);
  scene.input.on('drag', (_: unknown, image: Phaser.GameObjects.Image, x: number, y: number) => {
    const [dx, dy] = [x - image.x, y - image.y];
    for (const follower of followers) follower.setPosition(follower.x + dx, follower.y + dy);
  });
}

/** Spans a rectangle from where no image is pressed, and frames the images that it touches. */
function spanRectangles(scene: Phaser.Scene, images: readonly Phaser.GameObjects.Image[]): void {
  const lines = scene.add.graphics();
  let start: Phaser.Math.Vector2 | null = null;
  scene.input.on('pointerdown', (pointer: Phaser.Input.Pointer, pressed: readonly unknown[]) => {
    start = pressed.length === 0 ? pointer.position.clone() : null;
  });
  scene.input.on('pointermove', ({ position, isDown }: Phaser.Input.Pointer) => {
    if (!start || !isDown) return;
    const spanned = Phaser.Geom.Rectangle.FromPoints([start, position]);
    lines.clear().lineStyle(2, 0xffffff).strokeRectShape(spanned);
    for (const image of images) {
      const frame = image.getBounds();
      if (Phaser.Geom.Rectangle.Overlaps(frame, spanned)) lines.strokeRectShape(frame);
    }
  });
}

function zoomByWheel(scene: Phaser.Scene): void {
  const camera = scene.cameras.main;
  scene.input.on('wheel', (_pointer: unknown, _over: unknown, _dx: number, dy: number) => {
    camera.setZoom(Phaser.Math.Clamp(camera.zoom * Math.exp(-dy * 0.002), 1, 4));
  });
}

new Phaser.Game({ type: Phaser.CANVAS, width: 1280, height: 720, scene: BareScene, banner: false });
