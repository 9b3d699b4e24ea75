import type { GuidePointer } from '../../../core/room/guide.ts';
import type { ItemId } from '../../../core/room/model.ts';

/** The close button of whatever covers the room. */
const CLOSE_BUTTON = '[data-guide="put-away"]';

/** The elements to ring for a target; each list goes from the target itself to what leads to it. */
export function selectorsFor(pointsAt: GuidePointer): readonly (readonly string[])[] {
  switch (pointsAt.type) {
    case 'entry':
      return [[`[data-guide="${pointsAt.tag}"] button`, '[data-guide="items"]', '[data-guide="back"]']];
    case 'item':
      return [pointsAt.id, pointsAt.onto].flatMap((id) => (id === null ? [] : [[ofItem(id), CLOSE_BUTTON]]));
    case 'button':
      return [[`[data-guide="${pointsAt.name}"]`, '[data-guide="more"]']];
  }
}

/** An item's button in the room. */
function ofItem(id: ItemId): string {
  return `[data-item="${CSS.escape(id)}"]`;
}
