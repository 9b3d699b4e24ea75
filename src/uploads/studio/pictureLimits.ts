const MB = 1024 * 1024;

/** Limits of a file that the studio opens; larger ones fill a phone's memory while decoding. */
export const PICTURE_LIMITS = { bytes: 40 * MB, pixels: 60_000_000 } as const;

/** Returns a size in whole megabytes, for texts. */
export function inMegabytes(bytes: number): number {
  return Math.round(bytes / MB);
}
