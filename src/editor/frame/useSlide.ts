import { type RefObject, useRef } from 'react';
import type { PercentRect } from '../../../core/room/geometry.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemConfig, Room } from '../../../core/room/model.ts';
import { useSeenRect } from '../canvas/useSeenRect.ts';
import { useSelection } from '../canvas/useSelection.ts';
import { useSize } from '../puzzle/useSize.ts';
import { useEditor, useEditorSession } from '../session/editorContext.ts';
import { placesOf, type Showing } from '../store/session/shownPlaces.ts';
import { type Extent, slideFor } from './slideFor.ts';
import { useIsMiddling } from './useIsMiddling.ts';

/** Returns the element around the stage, and the CSS pixels by which the room moves aside for a drawer. */
export function useSlide(): [RefObject<HTMLDivElement | null>, number] {
  const [place, size] = useSize();
  const { store, stageBox } = useEditorSession();
  const isMiddling = useIsMiddling();
  const drawer = useEditor((state) => state.drawer);
  const showing = useEditor((state) => state.showing);
  const isHandling = useEditor((state) => state.isHandling);
  const { items } = useSelection();
  const seenRect = useSeenRect();
  const before = useRef(0);
  if (!isMiddling || !size) return [place, 0];
  // A dragged thing must stay under the pointer.
  if (isHandling) return [place, before.current];
  const stage = stageBox.current?.clientWidth ?? 0;
  const { roomSettings: room } = store.getState();
  const extent =
    showing && room
      ? withBubble(extentOf(shownItems(room, showing).map(seenRect), size.width, stage), size.width, stage)
      : toExtent(
          items.map(({ item }) => seenRect(item)),
          size.width,
          stage,
        );
  before.current = slideFor(drawer, extent, size.width);
  return [place, before.current];
}

/** The items of the walkthrough's current step, as they are in the room. */
function shownItems(room: Room, showing: Showing): readonly ItemConfig[] {
  const { items = [] } = placesOf(room, showing)[showing.at] ?? {};
  return items.flatMap((id) => itemOf(room, id) ?? []);
}

/** Width of the tools at a selection, in CSS pixels. */
const TOOLS = 364;

type Across = Pick<PercentRect, 'x' | 'width'>;

/** The extent of things within the element around the stage, from percents of the stage's width. */
function extentOf(rects: readonly Across[], place: number, stage: number): Extent | null {
  if (rects.length === 0) return null;
  const toPixels = (percent: number) => (place - stage) / 2 + (stage * percent) / 100;
  return {
    left: toPixels(Math.min(...rects.map(({ x }) => x))),
    right: toPixels(Math.max(...rects.map(({ x, width }) => x + width))),
  };
}

/** Largest width of a walkthrough's text bubble, in CSS pixels. */
const BUBBLE = 284;

/** Returns the extent of things and the bubble on their right, if that fits there. */
function withBubble(things: Extent | null, place: number, stage: number): Extent | null {
  const end = (place + stage) / 2;
  if (!things || end - things.right < BUBBLE) return things;
  return { ...things, right: things.right + BUBBLE };
}

/** Returns the extent of selected things and the tools at them. */
function toExtent(rects: readonly Across[], place: number, stage: number): Extent | null {
  const things = extentOf(rects, place, stage);
  if (!things) return null;
  // As `SelectionBar` places them: centred on the selection, within the stage.
  const start = (place - stage) / 2;
  const share = Math.min(Math.max(((things.left + things.right) / 2 - start) / stage, 0), 1);
  const tools = start + (stage - TOOLS) * share;
  return { left: Math.min(things.left, tools), right: Math.max(things.right, tools + TOOLS) };
}
