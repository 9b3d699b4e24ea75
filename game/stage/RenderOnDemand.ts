import Phaser from 'phaser';

/**
 * Frames drawn after the last change: one to show it, one for what that frame triggered, and one until the change of the
 * next frame. Waking the loop draws at once, so a loop that slept between two frames of a gesture drew each of them twice.
 */
const FRAMES_AFTER_CHANGE = 3;

/**
 * Runs a game's loop only while there is something new to draw. An idle room costs no CPU; an idle loop would
 * cost 15 to 30 % of a core.
 */
export class RenderOnDemand {
  private game: Phaser.Game | null = null;
  private framesLeft = FRAMES_AFTER_CHANGE;

  attach(game: Phaser.Game): void {
    this.game = game;
    game.events.on(Phaser.Core.Events.POST_RENDER, () => this.afterFrame(game));
  }

  /** Requests drawing, at once if the loop sleeps. */
  invalidate(): void {
    this.framesLeft = FRAMES_AFTER_CHANGE;
    if (this.game) wake(this.game);
  }

  /** A resized canvas is empty, so it is drawn before it is painted. */
  drawNow(): void {
    const { game } = this;
    // Waking the loop draws at once.
    const isAwake = game?.loop.running === true;
    this.invalidate();
    if (game && isAwake && !isBooting(game)) game.step(performance.now(), 0);
  }

  /** Destroys the game, also if it sleeps: `destroy` alone only marks it for the next step. */
  destroyGame(): void {
    const game = this.game;
    if (!game) return;
    this.game = null;
    game.destroy(true);
    wake(game);
  }

  private afterFrame(game: Phaser.Game): void {
    if (isBusy(game)) {
      this.framesLeft = FRAMES_AFTER_CHANGE;
      return;
    }
    this.framesLeft -= 1;
    if (this.framesLeft <= 0) queueMicrotask(() => this.sleep(game));
  }

  /** A loop put to sleep after `destroy` would never run the destruction and keep the game in memory. */
  private sleep(game: Phaser.Game): void {
    if (this.game === game && this.framesLeft <= 0) game.loop.sleep();
  }
}

function wake(game: Phaser.Game): void {
  if (game.isRunning && !game.loop.running) game.loop.wake(true);
}

/** A starting scene is in no list of active scenes, but needs frames to start. */
function isBusy(game: Phaser.Game): boolean {
  const { scenes } = game.scene;
  return scenes.length === 0 || scenes.some((scene) => isStarting(scene) || isMoving(scene));
}

function isBooting({ isRunning, scene }: Phaser.Game): boolean {
  return !isRunning || scene.scenes.length === 0 || scene.scenes.some(isStarting);
}

function isStarting(scene: Phaser.Scene): boolean {
  return scene.sys.settings.status < Phaser.Scenes.RUNNING;
}

function isMoving(scene: Phaser.Scene): boolean {
  return scene.tweens.getTweens().length > 0;
}
