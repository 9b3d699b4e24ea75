import { type Ramp, ramp } from '../color.ts';

/** The tones of a colour, by the names that tokens end in. */
const TONES: readonly (keyof Ramp)[] = ['hi', 'light', 'base', 'shade', 'dark', 'deep', 'line'];

/** The colours of a dropped-in drawing by name, each as `#rrggbb`. */
export type TokenPalette = Readonly<Record<string, string>>;

/**
 * Returns the colour of each token of a palette: `main` is the colour itself, `main-light` and the others its
 * tones.
 */
export function tokenColors(palette: TokenPalette): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(palette).flatMap(([name, color]) => {
      const tones = ramp(color);
      return [[name, color] as const, ...TONES.map((tone) => [`${name}-${tone}`, tones[tone]] as const)];
    }),
  );
}

/** Puts a palette's colours in the place of its tokens. */
export function paintTokens(text: string, colors: ReadonlyMap<string, string>): string {
  return text.replace(/var\(--([a-z0-9-]+)\)/g, (_, token: string) => {
    const color = colors.get(token);
    if (color === undefined) throw new RangeError(`The palette has no ${token}`);
    return color;
  });
}
