import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PlayPort, PlayStageState } from '../../../game/ports.ts';

/** A change of the stage, with its former picture. */
export interface StageChange {
  id: number;
  /**
   * `cut` to another place; `near` into a close-up and `far` out of it; `inside` from one close-up to
   * another; `fade` if the same scene looks different (O3).
   */
  type: 'cut' | 'near' | 'far' | 'inside' | 'fade';
  /** The last picture before the change. */
  still: HTMLCanvasElement;
  /** The place behind the close-up; null elsewhere. */
  place: HTMLCanvasElement | null;
}

/**
 * Follows the scene on the stage, and copies its picture before another one is drawn. `place` is the picture
 * of the place behind the current close-up.
 */
export function useSceneChanges(port: PlayPort, picture: RefObject<HTMLElement | null>) {
  const [change, setChange] = useState<StageChange | null>(null);
  const [place, setPlace] = useState<HTMLCanvasElement | null>(null);
  const under = useRef<HTMLCanvasElement | null>(null);
  const counter = useRef(0);

  useEffect(() => {
    let before = port.getState();
    return port.subscribe(() => {
      const after = port.getState();
      // A pause has no scene; after it the same scene comes back.
      if (!after.scene) return;
      const type = before.scene ? kindOfChange(before, after) : null;
      before = after;
      const still = type && takeStill(picture.current?.querySelector('canvas'));
      if (!type || !still) return;
      const lain = under.current;
      if (type === 'near') under.current = still;
      if (after.scene.kind === 'place') under.current = null;
      setPlace(under.current);
      counter.current += 1;
      setChange({ id: counter.current, type, still, place: type === 'near' ? null : lain });
    });
  }, [port, picture]);

  const endChange = useCallback(() => setChange(null), []);
  return { change, place, endChange };
}

function kindOfChange(before: PlayStageState, after: PlayStageState): StageChange['type'] | null {
  if (!before.scene || !after.scene) return null;
  if (before.scene.id === after.scene.id) {
    return before.view.background?.uri === after.view.background?.uri ? null : 'fade';
  }
  const [wasNear, isNear] = [before.scene.kind === 'closeUp', after.scene.kind === 'closeUp'];
  if (wasNear) return isNear ? 'inside' : 'far';
  return isNear ? 'near' : 'cut';
}

/** A copy of the canvas; undefined while it is empty. */
function takeStill(canvas: HTMLCanvasElement | null | undefined): HTMLCanvasElement | undefined {
  const still = document.createElement('canvas');
  const context = still.getContext('2d');
  if (!canvas || canvas.width === 0 || !context) return undefined;
  still.width = canvas.width;
  still.height = canvas.height;
  context.drawImage(canvas, 0, 0);
  return still;
}
