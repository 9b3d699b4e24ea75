import type { Pixels } from '../Pixels.ts';

/** Distance over which the light on a wall may change, as a share of the picture's longer side. */
const WAY = 0.03;

/** The colour of a wall at each reached pixel, following its pixels slowly. */
export class Light {
  readonly #calm: Pixels;
  readonly #parts: Float32Array;
  readonly #step: number;
  readonly #read: [number, number, number] = [0, 0, 0];

  constructor(calm: Pixels) {
    const { width, height } = calm;
    this.#calm = calm;
    this.#parts = new Float32Array(width * height * 3);
    this.#step = Math.min(1, 1 / (WAY * Math.max(width, height)));
  }

  /**
   * Read it at once: it returns the same array each time, since it is called for every neighbour of every
   * pixel.
   */
  at(pixel: number): readonly [number, number, number] {
    const read = this.#read;
    read[0] = this.#parts[pixel * 3] ?? 0;
    read[1] = this.#parts[pixel * 3 + 1] ?? 0;
    read[2] = this.#parts[pixel * 3 + 2] ?? 0;
    return read;
  }

  /** Records that a pixel was reached from another; a seed comes from itself. */
  follow(pixel: number, from: number): void {
    const step = pixel === from ? 1 : this.#step;
    for (let part = 0; part < 3; part += 1) {
      const before = this.#parts[from * 3 + part] ?? 0;
      this.#parts[pixel * 3 + part] = before + ((this.#calm.data[pixel * 4 + part] ?? 0) - before) * step;
    }
  }
}
