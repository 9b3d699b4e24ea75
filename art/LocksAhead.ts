import { setTimeout as sleep } from 'node:timers/promises';
import type { PictureMaker } from './PictureMaker.ts';
import { listPictures, type Picture, type PictureForm } from './pictures.ts';

interface LocksAheadOptions {
  maker: PictureMaker;
  /** Milliseconds between two drawings: pictures that are asked for come between them. */
  pause?: number;
  pictures?: ReadonlyMap<string, Picture>;
}

const PAUSE = 15;

/**
 * Draws the locks before anybody asks for one: who takes a lock into the hand wants all of its pictures at once, and would
 * wait for each of them in turn.
 */
export class LocksAhead {
  readonly #options: LocksAheadOptions;
  readonly #begun = new Set<PictureForm>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: LocksAheadOptions) {
    this.#options = options;
  }

  /** Settles when those of the usual size are drawn. */
  draw(): Promise<void> {
    return this.#drawOnce('');
  }

  /** Takes notice of what is asked for: a screen of many pixels will want its locks so, too. */
  noteAsked(form: PictureForm): void {
    if (form === '@2x') void this.#drawOnce('@2x');
  }

  #drawOnce(form: PictureForm): Promise<void> {
    if (!this.#begun.has(form)) {
      this.#begun.add(form);
      this.#last = this.#last.then(() => this.#drawAll(form));
    }
    return this.#last;
  }

  async #drawAll(form: PictureForm): Promise<void> {
    const { maker, pause = PAUSE, pictures = listPictures() } = this.#options;
    for (const [address, picture] of pictures) {
      if (!address.startsWith('/locks/') || picture.form !== form) continue;
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
