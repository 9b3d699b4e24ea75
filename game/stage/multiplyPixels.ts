/**
 * Multiplies the colours of RGBA pixels by a light `#rrggbb`, in place, keeping alpha. (The canvas's own
 * `multiply` would paint the light into transparent edges and soft shadows.)
 */
export function multiplyPixels(pixels: Uint8ClampedArray, light: string): void {
  const [red, green, blue] = parseLight(light);
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    pixels[i] = (pixels[i] ?? 0) * red;
    pixels[i + 1] = (pixels[i + 1] ?? 0) * green;
    pixels[i + 2] = (pixels[i + 2] ?? 0) * blue;
  }
}

/** Returns red, green and blue of `#rrggbb`, each 0 to 1. */
function parseLight(light: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(light.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
