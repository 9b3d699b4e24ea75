import Phaser from 'phaser';
import type { StageView } from '../ports.ts';
import { encodeWebp } from './encodeWebp.ts';
import type { RoomView } from './RoomView.ts';
import type { StageScale } from './StageScale.ts';

/** The parts of a scene that a snapshot needs. */
interface SnapshotScene {
  createHiddenView: (view: StageView) => Promise<RoomView>;
  withOnly: <Result>(view: RoomView, draw: () => Result) => Result;
}

const FRAME_MS = 16;

interface SnapshotOrder {
  game: Phaser.Game;
  scene: SnapshotScene;
  scale: StageScale;
  view: StageView;
  /** Aborted when the stage is disposed. */
  signal: AbortSignal;
}

/**
 * Renders a view as a 1280×720 webp picture in a data URL. Draws in one task, so that the screen never shows
 * it.
 * Rejects if the stage is disposed meanwhile.
 */
export async function drawSnapshot({ game, scene, scale, view, signal }: SnapshotOrder): Promise<string> {
  const room = await untilAborted(scene.createHiddenView(view), signal);
  try {
    return scale.withPlainSize(() => scene.withOnly(room, () => captureFrame(game)));
  } finally {
    room.destroy();
    game.step(performance.now(), FRAME_MS);
  }
}

/** A stage that is disposed before it started would never settle its promises. */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

/** Draws a frame and captures it within the frame: a WebGL canvas is empty afterwards. */
function captureFrame(game: Phaser.Game): Promise<string> {
  return new Promise((resolve, reject) => {
    game.events.once(Phaser.Core.Events.POST_RENDER, () => {
      encodeWebp(game.canvas).then(resolve, reject);
    });
    game.step(performance.now(), FRAME_MS);
  });
}
