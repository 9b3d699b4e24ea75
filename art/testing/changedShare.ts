import type { Pixels } from '../render.ts';

/** Alpha from which a pixel counts as the closed thing itself, not as its shadow or glow. */
const SOLID = 160;
/** Alpha from which what an opened thing has beside its closed silhouette counts: a lid, a drawer, light, but no shadow. */
const SEEN = 64;
/** Of red, green and blue together before a grey wall: a little less is a shade that one has to look for. */
const PLAIN = 60;
const WALL = 128;

/**
 * How much of a thing plainly looks different once it is opened, by the area of its closed silhouette: what changed within it, and what has
 * come out of it. Both pictures have to be of one size.
 */
export function changedShare({ data: closed }: Pixels, { data: opened }: Pixels): number {
  let [silhouette, changed] = [0, 0];
  for (let at = 0; at < closed.length; at += 4) {
    const isWithin = alphaAt(closed, at) >= SOLID;
    if (isWithin) silhouette++;
    if ((isWithin || alphaAt(opened, at) >= SEEN) && differenceAt(closed, opened, at) > PLAIN) changed++;
  }
  return silhouette === 0 ? 0 : changed / silhouette;
}

function differenceAt(one: Buffer, other: Buffer, at: number): number {
  return [0, 1, 2].reduce(
    (sum, channel) => sum + Math.abs(onWall(one, at, channel) - onWall(other, at, channel)),
    0,
  );
}

function onWall(data: Buffer, at: number, channel: number): number {
  return WALL + (((data[at + channel] ?? 0) - WALL) * alphaAt(data, at)) / 255;
}

function alphaAt(data: Buffer, at: number): number {
  return data[at + 3] ?? 0;
}
