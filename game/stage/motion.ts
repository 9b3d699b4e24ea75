/** What feedback adds to an item's own place: tweens run on this, so that none of them can leave an item astray. */
export interface Motion {
  scale: number;
  /** In stage units. */
  dx: number;
  dy: number;
  alpha: number;
}

export const AT_REST: Readonly<Motion> = { scale: 1, dx: 0, dy: 0, alpha: 1 };
