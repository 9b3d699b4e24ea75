/** A base colour with its shadows (turning to violet) and lights (turning to yellow), all as `#rrggbb`. */
export interface Ramp {
  hi: string;
  light: string;
  base: string;
  shade: string;
  dark: string;
  deep: string;
  /** The tinted outline; never black, so that sixty colours sit together. */
  line: string;
}

/** A colour as `#rrggbb`, or its ramp where the caller has it already. */
export type Color = string | Ramp;

interface Lch {
  lightness: number;
  chroma: number;
  /** Degrees. */
  hue: number;
}

type Triple = readonly [number, number, number];

const WARM_LIGHT = 92;
const COOL_SHADOW = 300;
const ramps = new Map<string, Ramp>();

/** The ramp of a base colour in OKLCH: the one function that makes every drawing part of the same style. */
export function ramp(color: Color): Ramp {
  if (typeof color !== 'string') return color;
  const known = ramps.get(color);
  if (known) return known;
  const made = makeRamp(color);
  ramps.set(color, made);
  return made;
}

function makeRamp(hex: string): Ramp {
  const { lightness: l, chroma: c, hue } = toLch(hex);
  const depth = 0.5 + l;
  return {
    hi: fromLch(Math.min(0.97, l + 0.2), c * 0.72, toward(hue, WARM_LIGHT, 16)),
    light: fromLch(Math.min(0.95, l + 0.085), c * 0.96, toward(hue, WARM_LIGHT, 7)),
    base: hex,
    shade: fromLch(l - 0.085 * depth, c, toward(hue, COOL_SHADOW, 10)),
    dark: fromLch(Math.max(0.12, l - 0.17 * depth), c * 0.92, toward(hue, COOL_SHADOW, 20)),
    deep: fromLch(Math.max(0.1, l - 0.3 * depth), c * 0.75, toward(hue, COOL_SHADOW, 28)),
    line: fromLch(
      Math.max(0.15, 0.13 + l * 0.16),
      Math.min(c * 0.55 + 0.012, 0.07),
      toward(hue, COOL_SHADOW, 34),
    ),
  };
}

/** The colour `share` (0 to 1) of the way from one colour to the other, mixed in OKLab so that it never greys out. */
export function mix(from: Color, to: Color, share: number): string {
  const a = toLab(ramp(from).base);
  const b = toLab(ramp(to).base);
  return fromLab([blend(a[0], b[0], share), blend(a[1], b[1], share), blend(a[2], b[2], share)]);
}

export interface Shift {
  lightness?: number;
  chromaTimes?: number;
  hue?: number;
}

/** The colour made lighter or darker, stronger or paler, or turned by some degrees. */
export function shift(color: Color, { lightness = 0, chromaTimes = 1, hue = 0 }: Shift): string {
  const old = toLch(ramp(color).base);
  const light = Math.max(0, Math.min(1, old.lightness + lightness));
  return fromLch(light, old.chroma * chromaTimes, (old.hue + hue + 360) % 360);
}

function blend(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function toward(hue: number, target: number, most: number): number {
  const turn = ((target - hue + 540) % 360) - 180;
  return (hue + Math.sign(turn) * Math.min(Math.abs(turn), most) + 360) % 360;
}

function linearChannel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function hexChannel(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const value = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(255 * value)
    .toString(16)
    .padStart(2, '0');
}

/** sRGB to OKLab, after Björn Ottosson, "A perceptual color space for image processing" (2020). */
function toLab(hex: string): Triple {
  const r = linearChannel(hex, 1);
  const g = linearChannel(hex, 3);
  const b = linearChannel(hex, 5);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function labToLinear([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toLch(hex: string): Lch {
  const [lightness, a, b] = toLab(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function fromLab([lightness, a, b]: Triple): string {
  return fromLch(lightness, Math.hypot(a, b), ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);
}

/** Pales a colour that sRGB cannot show until it can, so that hue and lightness stay. */
function fromLch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  for (let c = chroma; ; c *= 0.95) {
    const rgb = labToLinear([lightness, c * Math.cos(angle), c * Math.sin(angle)]);
    if (c < 0.001 || rgb.every((value) => value > -0.002 && value < 1.002)) {
      return `#${rgb.map(hexChannel).join('')}`;
    }
  }
}
