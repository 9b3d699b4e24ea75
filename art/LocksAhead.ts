import { setTimeout as sleep } from 'node:timers/promises';
import type { PictureMaker } from './PictureMaker.ts';
import { listPictures, type Picture } from './pictures.ts';

interface LocksAheadOptions {
  maker: PictureMaker;
  /** Milliseconds between two drawings: pictures that are asked for come between them. */
  pause?: number;
  pictures?: ReadonlyMap<string, Picture>;
}

const PAUSE = 15;

/**
 * Draws the locks in their usual size before anybody asks for one: who takes a lock into the hand wants all of its pictures
 * at once, and would wait for each of them in turn. Large ones cost four times as much, and wait until they are asked for.
 */
export class LocksAhead {
  readonly #options: LocksAheadOptions;
  #drawn: Promise<void> | null = null;

  constructor(options: LocksAheadOptions) {
    this.#options = options;
  }

  /** Settles when they are drawn, or one of them could not be. */
  draw(): Promise<void> {
    this.#drawn ??= this.#drawAll();
    return this.#drawn;
  }

  async #drawAll(): Promise<void> {
    const { maker, pause = PAUSE, pictures = listPictures() } = this.#options;
    for (const [address, picture] of pictures) {
      if (!address.startsWith('/locks/') || picture.form !== '') continue;
      try {
        await maker.fileOf(picture);
      } catch {
        // Whoever asks for it is told.
        return;
      }
      await sleep(pause);
    }
  }
}
