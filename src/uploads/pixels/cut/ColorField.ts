import type { Pixels, Rgb } from '../Pixels.ts';

/** Side of a cell in pixels. Cells suffice, since average colours change slowly. */
const CELL = 4;
/** If all pixels nearby together weigh less than this, there is no colour. */
const LEAST = 1e-4;

/** Adds to an existing sum. */
function add(sums: Float32Array | undefined, cell: number, value: number): void {
  if (sums) sums[cell] = (sums[cell] ?? 0) + value;
}

/** Average colours around each position, counting only some pixels. */
export class ColorField {
  readonly #width: number;
  readonly #height: number;
  /** Grids of red, green, blue and weight. */
  readonly #parts: readonly Float32Array[];

  /** @param reach radius in pixels @param weightOf how much a pixel counts, 0 for not at all */
  constructor({ width, height, data }: Pixels, reach: number, weightOf: (pixel: number) => number) {
    this.#width = Math.ceil(width / CELL);
    this.#height = Math.ceil(height / CELL);
    const sums = [0, 1, 2, 3].map(() => new Float32Array(this.#width * this.#height));
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        const weight = weightOf(pixel);
        if (weight === 0) continue;
        const cell = Math.floor(y / CELL) * this.#width + Math.floor(x / CELL);
        for (let part = 0; part < 3; part += 1) add(sums[part], cell, (data[pixel * 4 + part] ?? 0) * weight);
        add(sums[3], cell, weight);
      }
    }
    const cells = Math.max(1, Math.round(reach / CELL));
    this.#parts = sums.map((sum) => this.#blur(sum, cells));
  }

  /** Undefined if no pixel counts nearby. */
  at(x: number, y: number): Rgb | undefined {
    const cell = Math.floor(y / CELL) * this.#width + Math.floor(x / CELL);
    const [red, green, blue, weight] = this.#parts.map((part) => part[cell] ?? 0);
    if (!weight || weight < LEAST) return undefined;
    return [(red ?? 0) / weight, (green ?? 0) / weight, (blue ?? 0) / weight];
  }

  /** Two box blurs in a row, so that near pixels count more. */
  #blur(grid: Float32Array, reach: number): Float32Array {
    let blurred = grid;
    for (let round = 0; round < 2; round += 1) {
      blurred = this.#sumLines(blurred, reach, 1);
      blurred = this.#sumLines(blurred, reach, this.#width);
    }
    return blurred;
  }

  /** The mean of each cell's neighbours along a line; `step` leads to a line's next cell. */
  #sumLines(grid: Float32Array, reach: number, step: number): Float32Array {
    const mean = new Float32Array(grid.length);
    const [length, count] = step === 1 ? [this.#width, this.#height] : [this.#height, this.#width];
    for (let line = 0; line < count; line += 1) {
      const start = step === 1 ? line * this.#width : line;
      let sum = 0;
      for (let place = 0; place < Math.min(reach, length); place += 1) sum += grid[start + place * step] ?? 0;
      for (let place = 0; place < length; place += 1) {
        if (place + reach < length) sum += grid[start + (place + reach) * step] ?? 0;
        if (place > reach) sum -= grid[start + (place - reach - 1) * step] ?? 0;
        mean[start + place * step] = sum / (2 * reach + 1);
      }
    }
    return mean;
  }
}
