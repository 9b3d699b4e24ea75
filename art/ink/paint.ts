/** A colour, or a colour at an offset (0 to 1) with an opacity. */
export type Stop =
  | string
  | readonly [color: string, offset: number]
  | readonly [color: string, offset: number, opacity: number];

interface Linear {
  type: 'linear';
  /** Degrees, clockwise from left-to-right. */
  angle: number;
  stops: readonly Stop[];
}

interface Radial {
  type: 'radial';
  /** The middle, as a share (0 to 1) of the shape's box. */
  cx: number;
  cy: number;
  radius: number;
  stops: readonly Stop[];
}

export type Gradient = Linear | Radial;
export type Paint = string | Gradient;

export function linear(angle: number, ...stops: readonly Stop[]): Gradient {
  return { type: 'linear', angle, stops };
}

export function radial(cx: number, cy: number, radius: number, ...stops: readonly Stop[]): Gradient {
  return { type: 'radial', cx, cy, radius, stops };
}

/** The gradient as an SVG element under an id. */
export function gradientElement(id: string, gradient: Gradient): string {
  const stops = gradient.stops.map((stop, i) => stopElement(stop, i / (gradient.stops.length - 1))).join('');
  if (gradient.type === 'radial') {
    return `<radialGradient id="${id}" cx="${gradient.cx}" cy="${gradient.cy}" r="${gradient.radius}">${stops}</radialGradient>`;
  }
  const x = Math.cos((gradient.angle * Math.PI) / 180) / 2;
  const y = Math.sin((gradient.angle * Math.PI) / 180) / 2;
  const ends = `x1="${part(0.5 - x)}" y1="${part(0.5 - y)}" x2="${part(0.5 + x)}" y2="${part(0.5 + y)}"`;
  return `<linearGradient id="${id}" ${ends}>${stops}</linearGradient>`;
}

function stopElement(stop: Stop, evenOffset: number): string {
  const [color, offset = evenOffset, opacity = 1] = typeof stop === 'string' ? [stop] : stop;
  const fade = opacity < 1 ? ` stop-opacity="${part(opacity)}"` : '';
  return `<stop offset="${part(offset)}" stop-color="${color}"${fade}/>`;
}

function part(value: number): number {
  return Math.round(value * 1000) / 1000;
}
