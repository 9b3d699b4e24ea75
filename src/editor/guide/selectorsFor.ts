import type { GuidePointer } from '../../../core/room/guide.ts';
import type { ItemId } from '../../../core/room/model.ts';

/** Of what lies over the room, and over what is meant in it. */
const PUT_AWAY = '[data-guide="put-away"]';

/** What is ringed for it, and where: of each, from the thing itself to what leads to it. */
export function selectorsFor(pointsAt: GuidePointer): readonly (readonly string[])[] {
  switch (pointsAt.type) {
    case 'entry':
      return [[`[data-guide="${pointsAt.tag}"] button`, '[data-guide="items"]', '[data-guide="back"]']];
    case 'item':
      return [pointsAt.id, pointsAt.onto].flatMap((id) => (id === null ? [] : [[ofItem(id), PUT_AWAY]]));
    case 'button':
      return [[`[data-guide="${pointsAt.name}"]`, '[data-guide="more"]']];
  }
}

/** Its button in the room, for keyboards, lies where it is drawn. */
function ofItem(id: ItemId): string {
  return `[data-item="${CSS.escape(id)}"]`;
}
