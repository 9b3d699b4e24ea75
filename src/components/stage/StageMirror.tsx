import { Box, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { hitRect } from '../../../core/room/geometry.ts';
import type { StageItem } from '../../../game/ports.ts';

interface StageMirrorProps<Item extends StageItem> {
  label: string;
  items: readonly Item[];
  /** Marks the chosen item; undefined where nothing can be chosen. */
  activeId?: string | null;
  onClick?: (item: Item) => void;
  onFocus?: (item: Item) => void;
  onKeyDown?: (item: Item, event: KeyboardEvent) => void;
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * The room for the keyboard and for screen readers: a button for each item, where the item is on the picture. Pointers pass
 * through to the picture itself.
 */
export function StageMirror<Item extends StageItem>(props: StageMirrorProps<Item>) {
  const { label, items, activeId, ref } = props;
  const list = useRef<HTMLDivElement>(null);
  const focused = useKeptFocus(list, items, activeId ?? null);
  return (
    <Box ref={ref} position="absolute" inset="0" pointerEvents="none">
      <Box
        ref={list}
        role="group"
        aria-label={label}
        tabIndex={-1}
        outline="none"
        onKeyUp={() => ref?.current?.removeAttribute('data-by-pointer')}
      >
        {items.map((item) => (
          <MirrorButton
            key={item.id}
            type="button"
            aria-label={item.label}
            aria-pressed={activeId === undefined ? undefined : item.id === activeId}
            data-item={item.id}
            style={toPlace(item)}
            onClick={() => props.onClick?.(item)}
            onFocus={() => {
              focused.current = item.id;
              props.onFocus?.(item);
            }}
            onBlur={() => {
              focused.current = null;
            }}
            onKeyDown={(event) => props.onKeyDown?.(item, event)}
          />
        ))}
      </Box>
    </Box>
  );
}

const MirrorButton = chakra('button', {
  base: {
    position: 'absolute',
    background: 'transparent',
    borderRadius: 'sm',
    _focusVisible: {
      outline: '3px solid {colors.focus}',
      outlineOffset: '2px',
      boxShadow: '0 0 0 7px rgb(20 26 46 / 0.8)',
    },
    // The pointer chose the item, and the picture shows it as chosen: no second frame around it.
    '[data-by-pointer] &': { outline: 'none', boxShadow: 'none' },
  },
});

function toPlace(item: StageItem) {
  const { x, y, width, height } = hitRect(item);
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}

/**
 * When the item in focus leaves the room, the focus goes to the item now chosen or else to the one now in its place, not back to
 * the top of the page.
 */
function useKeptFocus(
  list: RefObject<HTMLDivElement | null>,
  items: readonly StageItem[],
  activeId: string | null,
) {
  const focused = useRef<string | null>(null);
  const before = useRef(items);
  useEffect(() => {
    const place = before.current.findIndex(({ id }) => id === focused.current);
    before.current = items;
    const isLost = place >= 0 && !items.some(({ id }) => id === focused.current);
    if (!isLost || document.activeElement !== document.body) return;
    const chosen = items.findIndex(({ id }) => id === activeId);
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[chosen >= 0 ? chosen : Math.min(place, buttons.length - 1)] ?? list.current;
    next?.focus({ preventScroll: true });
  }, [items, activeId, list]);
  return focused;
}
