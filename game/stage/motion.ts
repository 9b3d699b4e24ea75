/**
 * An animation's offsets from an item's own position. Tweens run on this object only, so that none can
 * misplace an item.
 */
export interface Motion {
  scale: number;
  /** In stage units. */
  dx: number;
  dy: number;
  alpha: number;
}

export const AT_REST: Readonly<Motion> = { scale: 1, dx: 0, dy: 0, alpha: 1 };
