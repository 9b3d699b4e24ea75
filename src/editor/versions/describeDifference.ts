import type { RoomDifference } from '../../../core/room/compare/compareRooms.ts';
import type { ItemId, Room, SceneId } from '../../../core/room/model.ts';
import { itemName } from '../text/editorMessages.ts';
import { sceneName } from '../text/scenes.ts';
import { versionsText } from '../text/versions.ts';

export interface DifferenceLine {
  tone: 'plain' | 'success' | 'info' | 'warning';
  label: string;
  text: string;
}

interface Compared {
  earlier: Room;
  now: Room;
  difference: RoomDifference;
}

/** Labels of things that only one of the two versions has. */
interface Labels {
  added: string;
  removed: string;
}

/** The differences between an earlier version and the current one, as lines of text. */
export function describeDifference(
  { earlier, now, difference: { items, scenes, fields, isReordered } }: Compared,
  labels: Labels,
): readonly DifferenceLine[] {
  const text = versionsText;
  const things = (room: Room, itemIds: readonly ItemId[], sceneIds: readonly SceneId[]) => [
    ...itemIds.map((id) => itemName(room, id)),
    ...sceneIds.map((id) => text.scene(sceneName(room, id))),
  ];
  const changed = [...items.changed].map(([id, aspects]) =>
    text.changed(
      itemName(now, id),
      [...aspects].map((aspect) => text.aspects[aspect]),
    ),
  );
  const lines: readonly (readonly [DifferenceLine['tone'], string, readonly string[]])[] = [
    ['success', labels.added, things(now, items.added, scenes.added)],
    ['info', labels.removed, things(earlier, items.removed, scenes.removed)],
    ['warning', text.different, changed],
    ['warning', text.scenes, scenes.changed.map((id) => sceneName(now, id))],
    ['plain', text.words, fields.map((field) => text.fields[field])],
    ['plain', text.order, isReordered ? [text.reordered] : []],
  ];
  return lines.flatMap(([tone, label, names]) =>
    names.length === 0 ? [] : [{ tone, label, text: text.all(names) }],
  );
}
