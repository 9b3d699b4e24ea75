import Phaser from 'phaser';
import { STAGE } from './geometry.ts';

/** More than two device pixels per CSS pixel look the same but cost more. */
const MAX_PIXEL_RATIO = 2;

interface Size {
  width: number;
  height: number;
}

/** Keeps a canvas sharp: its backing store follows the host's size and the screen's pixel ratio. */
export class StageScale {
  private readonly game: Phaser.Game;
  private readonly host: HTMLElement;
  private readonly onChange: () => void;
  // Uses the layout size, so that a host that grows into view is measured at its final size.
  private readonly observer = new ResizeObserver(([entry]) => this.fit(entry?.contentRect));
  private readonly stop = new AbortController();
  /** The renderer takes its first size on start; an earlier one would be lost. */
  private isReady = false;

  constructor(game: Phaser.Game, host: HTMLElement, onChange: () => void) {
    this.game = game;
    this.host = host;
    this.onChange = onChange;
    game.events.once(Phaser.Core.Events.READY, () => {
      this.isReady = true;
      this.fit();
    });
    this.observer.observe(host);
    // Zooming the page or changing screens changes the pixel ratio, not always the host's size.
    window.addEventListener('resize', () => this.fit(), { signal: this.stop.signal });
  }

  /** Runs `draw` while the canvas is exactly 1280×720, then restores its size. */
  withPlainSize<Result>(draw: () => Result): Result {
    const before = { width: this.game.scale.width, height: this.game.scale.height };
    this.resize(STAGE);
    try {
      return draw();
    } finally {
      this.resize(before);
    }
  }

  destroy(): void {
    this.observer.disconnect();
    this.stop.abort();
  }

  private fit(laidOut: Size = this.host.getBoundingClientRect()): void {
    if (!this.isReady) return;
    const size = toBacking(laidOut);
    const { width, height } = this.game.scale;
    if (!size || (size.width === width && size.height === height)) return;
    this.resize(size);
    this.onChange();
  }

  private resize({ width, height }: Size): void {
    this.game.scale.resize(width, height);
  }
}

/** Returns the device pixels of a host's canvas; null if the host has no layout. */
export function measureBacking(host: HTMLElement): Size | null {
  return toBacking(host.getBoundingClientRect());
}

function toBacking({ width, height }: Size): Size | null {
  if (width === 0 || height === 0) return null;
  const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
  return { width: Math.round(width * ratio), height: Math.round(height * ratio) };
}
