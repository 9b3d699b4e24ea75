import { Box, Portal } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { GuidePointer } from '../../../core/room/guide.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { useEditor } from '../session/editorContext.ts';

/** Milliseconds between checks: the target moves with the page, the room and the sheet, without events. */
const LOOKS = 200;
/** The share of each side that must be visible. */
const SEEN = 0.4;
/** CSS pixels around the target. */
const AROUND = 4;

/** A ring around what is needed next. It takes no clicks; screen readers get the text instead. */
export function GuideRing({ pointsAt }: { pointsAt: GuidePointer | null }) {
  const isHandling = useEditor((state) => state.isHandling);
  const rects = useRects(pointsAt);
  if (isHandling) return null;
  return (
    <Portal>
      {rects.map(({ left, top, width, height }, place) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: the target first, then where it goes.
          key={place}
          aria-hidden
          data-guide-ring
          position="fixed"
          zIndex="docked"
          pointerEvents="none"
          borderRadius="lg"
          borderWidth="2.5px"
          borderStyle={place === 0 ? 'solid' : 'dashed'}
          borderColor="brass.400"
          boxShadow="0 0 0 1.5px {colors.ink}, inset 0 0 0 1.5px {colors.ink}"
          transition="all 180ms"
          style={{
            left: left - AROUND,
            top: top - AROUND,
            width: width + 2 * AROUND,
            height: height + 2 * AROUND,
          }}
        />
      ))}
    </Portal>
  );
}

function useRects(pointsAt: GuidePointer | null): readonly DOMRect[] {
  const [rects, setRects] = useState<readonly DOMRect[]>([]);
  useEffect(() => {
    const look = () =>
      setRects((before) => {
        const now = pointsAt ? selectorsFor(pointsAt).flatMap((ways) => firstSeen(ways) ?? []) : [];
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    look();
    const interval = setInterval(look, LOOKS);
    return () => clearInterval(interval);
  }, [pointsAt]);
  return rects;
}

/** The first of several elements that is visible now. */
function firstSeen(selectors: readonly string[]): DOMRect | null {
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    const rect = element?.getBoundingClientRect();
    if (element && rect && isOnScreen(rect) && !isCovered(element, rect)) return rect;
  }
  return null;
}

/** Whether the middle of an element is under a drawer. */
function isCovered(element: Element, { left, top, width, height }: DOMRect): boolean {
  const drawer = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-drawer]');
  return drawer !== null && drawer !== undefined && !drawer.contains(element);
}

/** Whether enough of an element is visible: the last row of a strip, for example, is cut off by the screen's edge. */
function isOnScreen({ left, top, right, bottom, width, height }: DOMRect): boolean {
  const across = Math.min(right, innerWidth) - Math.max(left, 0);
  const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width > 0 && across >= width * SEEN && down >= height * SEEN;
}

/** The close button of whatever covers the room. */
const CLOSE_BUTTON = '[data-guide="put-away"]';

/** The elements to ring for a target; each list goes from the target itself to what leads to it. */
function selectorsFor(pointsAt: GuidePointer): readonly (readonly string[])[] {
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
