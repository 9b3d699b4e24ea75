import type Phaser from 'phaser';
import type { PlayEvent } from '../../core/play/model.ts';
import type { OpaqueName } from '../../core/play/view/opaqueName.ts';
import type { ItemSprite } from '../stage/ItemSprite.ts';
import { AT_REST, type Motion } from '../stage/motion.ts';

type MotionTween = Partial<Record<keyof Motion, number>> & {
  duration: number;
  delay?: number;
  ease?: string;
  yoyo?: boolean;
  repeat?: number;
};

/** An item's animation from `from` back to rest, or out of the room when it leaves. */
interface Feedback {
  from?: Partial<Motion>;
  tween: MotionTween;
}

export const APPEAR: Feedback = {
  from: { alpha: 0, scale: 0.7, dy: 12 },
  tween: { alpha: 1, scale: 1, dy: 0, duration: 460, ease: 'Back.easeOut' },
};
export const POP: Feedback = { tween: { scale: 1.08, duration: 130, ease: 'Sine.easeOut', yoyo: true } };
const SHAKE: Feedback = {
  from: { dx: -7 },
  tween: { dx: 7, duration: 55, ease: 'Sine.easeInOut', yoyo: true, repeat: 2 },
};
/** Delayed until the key has reached the lock. */
const KNOCKED: Feedback = {
  tween: { dx: 4, duration: 48, delay: 330, ease: 'Sine.easeInOut', yoyo: true, repeat: 2 },
};
/** Played before the answer is known. */
export const PRESSED: Feedback = { tween: { scale: 0.96, duration: 70, ease: 'Sine.easeOut', yoyo: true } };
/** Returns an item's animation for an event; undefined if only its look changes. */
export function findFeedback(event: PlayEvent<OpaqueName>): Feedback | undefined {
  switch (event.type) {
    case 'opened':
    case 'shut':
    case 'unlocked':
      return POP;
    case 'passwordWrong':
    case 'lockClosed':
    case 'lockSlowed':
    case 'lockedByItem':
      return SHAKE;
    case 'keyDoesNotFit':
      return KNOCKED;
    default:
      return undefined;
  }
}

/** Plays an animation on an item, replacing a former one. It always ends at rest. */
export function playFeedback(
  scene: Phaser.Scene,
  sprite: ItemSprite,
  { from, tween }: Feedback,
  delay = tween.delay ?? 0,
): void {
  scene.tweens.killTweensOf(sprite.motion);
  Object.assign(sprite.motion, AT_REST, from);
  sprite.place();
  scene.tweens.add({
    ...tween,
    delay,
    targets: sprite.motion,
    onUpdate: () => sprite.place(),
    onComplete: () => settle(scene, sprite),
  });
}

/** Ends all animations of the item. */
export function settle(scene: Phaser.Scene, sprite: ItemSprite): void {
  scene.tweens.killTweensOf(sprite.motion);
  Object.assign(sprite.motion, AT_REST);
  sprite.place();
}
