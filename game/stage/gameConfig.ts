import Phaser from 'phaser';
import type { Renderer } from '../ports.ts';
import { STAGE } from './geometry.ts';
import { measureBacking } from './StageScale.ts';

/** Background colour while pictures load, and where a background does not cover the stage. */
const GROUND = '#0e1222';

/** Returns the configuration of a stage's game, without the parts of Phaser that it does not use. */
export function createGameConfig(
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  scene: Phaser.Scene,
  renderer: Renderer,
): Phaser.Types.Core.GameConfig {
  return {
    // The canvas renderer is as fast for a room, starts sooner and has no context to lose.
    type: renderer === 'webgl' ? Phaser.WEBGL : Phaser.CANVAS,
    // A canvas from Phaser's pool would keep its listeners, and with them the whole game, in memory.
    canvas,
    parent: host,
    scene,
    backgroundColor: GROUND,
    scale: { mode: Phaser.Scale.NONE, ...(measureBacking(host) ?? STAGE) },
    // Without multisampling and with one texture per batch, software WebGL is twice as fast.
    render: { antialiasGL: false, maxTextures: 1 },
    input: { mouse: false, touch: false, keyboard: false, gamepad: false, windowEvents: false },
    audio: { noAudio: true },
    banner: false,
    autoFocus: false,
    disableContextMenu: false,
  };
}

/**
 * Phaser 4.2.1's texture manager does not release this tile sprite, and a canvas pool would keep the game in
 * memory for ever.
 */
export function dropTileSprite(game: Phaser.Game): void {
  const textures: { tileSprite?: Phaser.GameObjects.TileSprite | null } & object = game.textures;
  textures.tileSprite?.destroy();
  textures.tileSprite = null;
}
