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

/** Where percents of the stage's width are in the place in whose middle it stands. */
function toExtent(
  rects: readonly { x: number; width: number }[],
  place: number,
  stage: number,
): Extent | null {
  if (rects.length === 0) return null;
  const toPixels = (percent: number) => (place - stage) / 2 + (stage * percent) / 100;
  return {
    left: toPixels(Math.min(...rects.map(({ x }) => x))),
    right: toPixels(Math.max(...rects.map(({ x, width }) => x + width))),
  };
}
