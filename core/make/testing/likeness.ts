import type { WishedRoom } from '../wish/makeFromWish.ts';

/** Returns the shares of what any two of some rooms have in common, of the one with fewer parts (G3). */
export function sharesOf(
  rooms: readonly WishedRoom[],
  partsOf: (room: WishedRoom) => readonly string[],
): readonly number[] {
  const parts = rooms.map((room) => new Set(partsOf(room)));
  return parts.flatMap((one, place) =>
    parts
      .slice(place + 1)
      .map((other) => [...one].filter((part) => other.has(part)).length / Math.min(one.size, other.size)),
  );
}

/** Returns the value in the middle. */
export function medianOf(values: readonly number[]): number {
  return shareBelow(values, 0.5);
}

/** Returns the value below which a share of all values is, 0 to 1. */
export function shareBelow(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}
