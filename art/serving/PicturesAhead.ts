import { setTimeout as sleep } from 'node:timers/promises';
import { isOfPart, type ManifestPart } from '../../core/catalogue/manifestPart.ts';
import { listPictures, type Picture } from '../pictures.ts';
import type { PictureMaker } from './PictureMaker.ts';

interface PicturesAheadOptions {
  maker: PictureMaker;
  /** What the first rooms that are played show. */
  first?: ManifestPart;
  /** Milliseconds between two drawings: pictures that are asked for come between them. */
  pause?: number;
  pictures?: ReadonlyMap<string, Picture>;
}

const PAUSE = 15;
/** Of a face in its usual material, or of what all locks have: the other materials are drawn as they are asked for. */
function isUsualLock(address: string): boolean {
  return /^\/locks\/[a-z]+\//.test(address);
}

const NOTHING: ManifestPart = { items: {}, backgrounds: {} };

/**
 * Draws in their usual size, before anybody asks for one, what the first rooms show, opened too, and the locks: what opens waits for
 * its opened picture, and who takes a lock into the hand wants all of its pictures at once. Large ones cost four times as
 * much, and wait until they are asked for.
 */
export class PicturesAhead {
  readonly #options: PicturesAheadOptions;
  #drawn: Promise<void> | null = null;

  constructor(options: PicturesAheadOptions) {
    this.#options = options;
  }

  /** Settles when they are drawn, or one of them could not be. */
  draw(): Promise<void> {
    this.#drawn ??= this.#drawAll();
    return this.#drawn;
  }

  async #drawAll(): Promise<void> {
    const { maker, first = NOTHING, pause = PAUSE, pictures = listPictures() } = this.#options;
    const usual = [...pictures].filter(([, { form }]) => form === '');
    const wanted = [
      ...usual.filter(([address]) => isOfPart(first, address)),
      ...usual.filter(([address]) => isUsualLock(address)),
    ];
    for (const [, picture] of wanted) {
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
