import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import type { Loosened } from '../ports.ts';
import { STAGE } from '../stage/geometry.ts';
import { loadPicture, needsDoublePictures } from '../stage/loadPicture.ts';
import type { LoosePart } from './listLoose.ts';
import { looseAngle } from './looseAngle.ts';

type Loaded = HTMLImageElement | HTMLCanvasElement;

/**
 * Shows swinging and turning parts, each as an element over the room that rotates on its pivot, so that
 * nothing is redrawn.
 */
export class LooseParts {
  readonly #host: HTMLElement;
  readonly #pictures: PictureGuide;
  /** Called with the items whose parts are all shown. */
  readonly #onShown: (itemIds: Loosened) => void;
  readonly #loaded = new Map<string, Loaded | null>();
  #wanted: readonly LoosePart[] = [];
  #shown: { move: LoosePart['move']; element: Loaded }[] = [];
  #isGone = false;

  constructor(host: HTMLElement, pictures: PictureGuide, onShown: (itemIds: Loosened) => void) {
    this.#host = host;
    this.#pictures = pictures;
    this.#onShown = onShown;
  }

  /** Replaces the parts. */
  show(parts: readonly LoosePart[]): void {
    this.#wanted = parts;
    this.#place();
    for (const part of parts) if (!this.#loaded.has(this.#keyOf(part))) void this.#load(part);
  }

  turn(time: number): void {
    for (const { move, element } of this.#shown) {
      const angle = Math.round(looseAngle(move, time) * 100) / 100;
      element.style.transform = `rotate(${angle}deg)`;
    }
  }

  destroy(): void {
    this.#isGone = true;
    this.show([]);
  }

  #keyOf({ itemId, uri, ambient }: LoosePart): string {
    return `${itemId} ${uri} ${ambient}`;
  }

  /** If a part cannot be fetched, its item stays whole. */
  async #load(part: LoosePart): Promise<void> {
    const key = this.#keyOf(part);
    this.#loaded.set(key, null);
    const { clientWidth, clientHeight } = this.#host;
    const pixels = Math.min(devicePixelRatio, 2);
    const isDouble = needsDoublePictures((clientHeight * pixels) / STAGE.height);
    const width = Math.max(1, Math.round((part.frame.width / 100) * clientWidth * pixels));
    const request = { uri: part.uri, ambient: part.ambient, isDouble, width };
    const picture = await loadPicture(request, this.#pictures).catch(() => null);
    if (picture === null || this.#isGone) return;
    this.#loaded.set(key, picture);
    this.#place();
  }

  #place(): void {
    const ready = this.#wanted.map((part) => ({
      part,
      picture: this.#loaded.get(this.#keyOf(part)) ?? null,
    }));
    const waiting = new Set(ready.filter(({ picture }) => picture === null).map(({ part }) => part.itemId));
    const whole = ready.filter(({ part }) => !waiting.has(part.itemId));
    this.#shown = whole.flatMap(({ part, picture }) =>
      picture ? [{ move: part.move, element: styled(picture, part) }] : [],
    );
    this.#host.replaceChildren(...this.#shown.map(({ element }) => element));
    this.#onShown(new Set(whole.map(({ part }) => part.itemId)));
  }
}

function styled(element: Loaded, { frame, pivot }: LoosePart): Loaded {
  Object.assign(element.style, {
    position: 'absolute',
    left: `${frame.x}%`,
    top: `${frame.y}%`,
    width: `${frame.width}%`,
    height: `${frame.height}%`,
    maxWidth: 'none',
    transformOrigin: `${pivot.x}% ${pivot.y}%`,
  });
  return element;
}
