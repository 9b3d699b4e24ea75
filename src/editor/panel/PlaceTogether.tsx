import { Grid } from '@chakra-ui/react';
import { placesWithContents } from '../../../core/edit/commands/moveItems.ts';
import { scaleItems } from '../../../core/edit/group/scaleItems.ts';
import { hitRect } from '../../../core/room/geometry.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import type { SelectedItem } from '../canvas/useSelection.ts';
import { RoomNumberField } from '../fields/RoomNumberField.tsx';
import { useRoom } from '../session/useRoom.ts';
import { canvasText } from '../text/canvas.ts';
import { editorText } from '../text/editor.ts';
import { PanelSection } from './sections/PanelSection.tsx';

/** Position and size of several things by number: they move and scale as one, except pinned ones. */
export function PlaceTogether({ items }: { items: readonly SelectedItem[] }) {
  const room = useRoom();
  const movable = items.filter(({ item }) => !item.isPositionLocked);
  if (movable.length < 2) return null;
  const ids = movable.map(({ id }) => id);
  const frame = frameAround(movable);
  const { x, y, width, percent } = editorText.panel;
  const shared = { unit: percent, step: 0.5 };
  const moveBy = (byX: number, byY: number) =>
    ({ type: 'moveItems', places: shifted(room, ids, { x: byX, y: byY }) }) as const;
  return (
    <PanelSection title={canvasText.placeTogether}>
      <Grid templateColumns="repeat(3, 1fr)" gap="2">
        <RoomNumberField
          {...shared}
          label={x}
          value={frame.x}
          min={-100}
          max={100}
          toCommand={(value) => moveBy(value - frame.x, 0)}
        />
        <RoomNumberField
          {...shared}
          label={y}
          value={frame.y}
          min={-100}
          max={100}
          toCommand={(value) => moveBy(0, value - frame.y)}
        />
        <RoomNumberField
          {...shared}
          label={width}
          value={frame.width}
          min={LIMITS.width.min}
          max={LIMITS.width.max}
          toCommand={(value) =>
            scaleItems(allAlong(room, ids), { fixed: frame, times: Math.max(value, 0) / frame.width })
          }
        />
      </Grid>
    </PanelSection>
  );
}

/** Left, top and width of the box around the items' visible parts, in percent of the stage. */
function frameAround(items: readonly SelectedItem[]) {
  const rects = items.map(({ item }) => hitRect(item));
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
  return { x, y, width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x };
}

function shifted(room: Room, ids: readonly ItemId[], by: { x: number; y: number }) {
  const places = Object.entries(placesWithContents(room, ids));
  return Object.fromEntries(places.map(([id, { x, y }]) => [id, { x: x + by.x, y: y + by.y }]));
}

/** The items, and all that they hide. */
function allAlong(room: Room, ids: readonly ItemId[]) {
  return Object.keys(placesWithContents(room, ids)).flatMap((id) => {
    const item = itemOf(room, id);
    return item ? [{ ...item, id }] : [];
  });
}
