import type { Pixels } from '../render.ts';

/** Alpha from which a pixel counts as the closed thing itself, not as its shadow or glow. */
const SOLID = 160;
/**
 * The alpha from which pixels outside the closed silhouette count: a lid, a drawer or light does, a shadow
 * does not.
 */
const SEEN = 64;
/** The difference of red, green and blue together, on a grey wall, from which a change is easy to see. */
const PLAIN = 60;
const WALL = 128;

/**
 * Returns the visible change of an item when it opens, as a share of its closed silhouette: changes within
 * it, and parts that have come out of it. Both pictures must have the same size.
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
