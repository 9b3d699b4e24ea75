import { setTimeout as sleep } from 'node:timers/promises';
import { isOfPart, type ManifestPart } from '../../core/catalogue/manifestPart.ts';
import { listPictures, type Picture } from '../pictures.ts';
import type { PictureMaker } from './PictureMaker.ts';

interface PicturesAheadOptions {
  maker: PictureMaker;
  /** The part of the manifest for the first rooms. */
  first?: ManifestPart;
  /** Milliseconds between two drawings: pictures that are asked for come between them. */
  pause: number;
  pictures?: ReadonlyMap<string, Picture>;
}

/** True for a face in its usual material and for the common parts; other materials are drawn on request. */
function isUsualLock(address: string): boolean {
  return /^\/locks\/[a-z]+\//.test(address);
}

const NOTHING: ManifestPart = { items: {}, backgrounds: {} };

/**
 * Draws pictures at scale 1 before the first request: the items of the first rooms, closed and opened, and
 * the locks, since an opening waits for its opened picture and a lock's close-up needs all of its pictures at
 * once. Large ones take four times as long, and are drawn on request.
 */
export class PicturesAhead {
  readonly #options: PicturesAheadOptions;
  #drawn: Promise<void> | null = null;

  constructor(options: PicturesAheadOptions) {
    this.#options = options;
  }

  /** Settles when all of them are drawn, or when one could not be drawn. */
  draw(): Promise<void> {
    this.#drawn ??= this.#drawAll();
    return this.#drawn;
  }

  async #drawAll(): Promise<void> {
    const { maker, first = NOTHING, pause, pictures = listPictures() } = this.#options;
    const usual = [...pictures].filter(([, { form }]) => form === '');
    const wanted = [
      ...usual.filter(([address]) => isOfPart(first, address)),
      ...usual.filter(([address]) => isUsualLock(address)),
    ];
    for (const [, picture] of wanted) {
      try {
        await maker.fileOf(picture);
      } catch {
        // The caller who requests it gets the error.
        return;
      }
      await sleep(pause);
    }
  }
}
