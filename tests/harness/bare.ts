import Phaser from 'phaser';
import { toView } from './ports.ts';
import { createTestRoom } from './room.ts';

/** The same pictures drawn by Phaser alone, as its documentation shows it: what the stage is measured against. */
const { background, items } = toView(createTestRoom());

class BareScene extends Phaser.Scene {
  preload(): void {
    if (background) this.load.image('background', background.uri);
    for (const { id, uri } of items) this.load.image(id, uri);
  }

  create(): void {
    this.add.image(0, 0, 'background').setOrigin(0).setDisplaySize(1280, 720);
    for (const { id, position, width, aspect } of items) {
      const size = width * 12.8;
      this.add
        .image(position.x * 12.8, position.y * 7.2, id)
        .setOrigin(0)
        .setDisplaySize(size, size * aspect);
    }
    this.game.events.once(Phaser.Core.Events.POST_RENDER, () => performance.mark('first-picture'));
  }
}

new Phaser.Game({ type: Phaser.CANVAS, width: 1280, height: 720, scene: BareScene, banner: false });
