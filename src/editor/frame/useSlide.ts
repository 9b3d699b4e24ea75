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

/** How many CSS pixels the room slides aside for what is drawn out over it; and the element in whose middle the room stands. */
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
  // What is dragged stays under the pointer.
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

/** What the step that is shown is about: while it is, nothing of the room changes. */
function shownItems(room: Room, showing: Showing): readonly ItemConfig[] {
  const { items = [] } = placesOf(room, showing)[showing.at] ?? {};
  return items.flatMap((id) => itemOf(room, id) ?? []);
}

/** CSS pixels that the tools at a selection are wide. */
const TOOLS = 364;

type Across = Pick<PercentRect, 'x' | 'width'>;

/** Where in the place in whose middle the stage stands things are, from percents of the stage's width. */
function extentOf(rects: readonly Across[], place: number, stage: number): Extent | null {
  if (rects.length === 0) return null;
  const toPixels = (percent: number) => (place - stage) / 2 + (stage * percent) / 100;
  return {
    left: toPixels(Math.min(...rects.map(({ x }) => x))),
    right: toPixels(Math.max(...rects.map(({ x, width }) => x + width))),
  };
}

/** CSS pixels that the words beside what is shown are wide at most. */
const BUBBLE = 284;

/** With the words, which stand on the right where they have their place. */
function withBubble(things: Extent | null, place: number, stage: number): Extent | null {
  const end = (place + stage) / 2;
  if (!things || end - things.right < BUBBLE) return things;
  return { ...things, right: things.right + BUBBLE };
}

/** The same with the tools at them. */
function toExtent(rects: readonly Across[], place: number, stage: number): Extent | null {
  const things = extentOf(rects, place, stage);
  if (!things) return null;
  // As SelectionBar places them: over the middle, and within the stage.
  const start = (place - stage) / 2;
  const share = Math.min(Math.max(((things.left + things.right) / 2 - start) / stage, 0), 1);
  const tools = start + (stage - TOOLS) * share;
  return { left: Math.min(things.left, tools), right: Math.max(things.right, tools + TOOLS) };
}
