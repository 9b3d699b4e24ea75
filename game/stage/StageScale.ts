import Phaser from 'phaser';
import { STAGE } from './geometry.ts';

/** Beyond two device pixels for a CSS pixel nobody sees a difference, yet each frame costs more. */
const MAX_PIXEL_RATIO = 2;

interface Size {
  width: number;
  height: number;
}

/** Keeps a canvas as sharp as its place on the page: its backing store follows the host's size and the screen's pixels. */
export class StageScale {
  private readonly game: Phaser.Game;
  private readonly host: HTMLElement;
  private readonly onChange: () => void;
  // What is laid out: a host that grows into view is measured as it will be.
  private readonly observer = new ResizeObserver(([entry]) => this.fit(entry?.contentRect));
  private readonly stop = new AbortController();
  /** The renderer takes its first size when it starts; one set before that would be lost. */
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
    // Zooming the page, or moving it to another screen, changes the pixels but not always the host's size.
    window.addEventListener('resize', () => this.fit(), { signal: this.stop.signal });
  }

  /** Runs `draw` while the canvas measures exactly 1280×720, then puts its size back. */
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

/** Device pixels for a host's canvas; null while the host is not laid out. */
export function measureBacking(host: HTMLElement): Size | null {
  return toBacking(host.getBoundingClientRect());
}

function toBacking({ width, height }: Size): Size | null {
  if (width === 0 || height === 0) return null;
  const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
  return { width: Math.round(width * ratio), height: Math.round(height * ratio) };
}
