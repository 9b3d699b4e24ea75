import { type RefObject, useRef } from 'react';
import { useSize } from '../puzzle/useSize.ts';
import { useEditor, useEditorSession } from '../session/editorContext.ts';
import { useSeenRect } from '../stage/useSeenRect.ts';
import { useSelection } from '../stage/useSelection.ts';
import { type Extent, slideFor } from './slideFor.ts';
import { useIsMiddling } from './useIsMiddling.ts';

/** How many CSS pixels the room slides aside for what is drawn out over it; and the element in whose middle the room stands. */
export function useSlide(): [RefObject<HTMLDivElement | null>, number] {
  const [place, size] = useSize();
  const { stageBox } = useEditorSession();
  const isMiddling = useIsMiddling();
  const drawer = useEditor((state) => state.drawer);
  const isHandling = useEditor((state) => state.isHandling);
  const { items } = useSelection();
  const seenRect = useSeenRect();
  const before = useRef(0);
  if (!isMiddling || !size) return [place, 0];
  // What is dragged stays under the pointer.
  if (isHandling) return [place, before.current];
  const rects = items.map(({ item }) => seenRect(item));
  before.current = slideFor(
    drawer,
    toExtent(rects, size.width, stageBox.current?.clientWidth ?? 0),
    size.width,
  );
  return [place, before.current];
}

/** CSS pixels that the tools at a selection are wide. */
const TOOLS = 364;

/** Where in the place in whose middle the stage stands things and the tools at them are, from percents of the stage's width. */
function toExtent(
  rects: readonly { x: number; width: number }[],
  place: number,
  stage: number,
): Extent | null {
  if (rects.length === 0) return null;
  const toPixels = (percent: number) => (place - stage) / 2 + (stage * percent) / 100;
  const left = Math.min(...rects.map(({ x }) => x));
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  // As SelectionBar places them: over the middle, and within the stage.
  const middle = Math.min(Math.max((left + right) / 2, 0), 100);
  const tools = toPixels(middle) - (TOOLS * middle) / 100;
  return { left: Math.min(toPixels(left), tools), right: Math.max(toPixels(right), tools + TOOLS) };
}
