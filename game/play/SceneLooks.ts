import type { OpaqueName } from '../../core/play/view/opaqueName.ts';
import type { PercentRect } from '../../core/room/geometry.ts';
import type { SceneKind } from '../../core/room/model.ts';

interface SeenScene {
  id: OpaqueName;
  kind: SceneKind;
}

const ALL: PercentRect = { x: 0, y: 0, width: 100, height: 100 };

/**
 * What a player has seen of the scenes that were left. Where they looked belongs to each scene; how near they were is
 * the player's choice, so scenes of one kind share it. A close-up is near by itself and does not take it from a place.
 */
export class SceneLooks {
  private readonly lastOf = new Map<OpaqueName, PercentRect>();
  private readonly lastIn = new Map<SceneKind, PercentRect>();

  /** Whether neither it nor another one of its kind was looked around in. */
  isNew({ id, kind }: SeenScene): boolean {
    return !this.lastOf.has(id) && !this.lastIn.has(kind);
  }

  leave({ id, kind }: SeenScene, seen: PercentRect): void {
    this.lastOf.set(id, seen);
    this.lastIn.set(kind, seen);
  }

  /** The part to show of a scene: around where it was left, at first its middle, as near as in the last of its kind. */
  of({ id, kind }: SeenScene): PercentRect {
    const { width, height } = this.lastIn.get(kind) ?? ALL;
    const middle = middleOf(this.lastOf.get(id) ?? ALL);
    return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  }
}

function middleOf({ x, y, width, height }: PercentRect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
