import { Box, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { hitRect } from '../../../core/room/geometry.ts';
import type { StageItem, Viewport } from '../../../game/ports.ts';

interface StageMirrorProps<Item extends StageItem> {
  label: string;
  items: readonly Item[];
  /** In which language the items' names are. */
  lang?: string | undefined;
  /** Another scene is another room to the keyboard. */
  sceneId?: string | null;
  /** The item under the pointer. */
  litId?: string | null;
  /** The item that a hint points at. */
  hintedId?: string | undefined;
  /** All are ringed and named. */
  isLooking?: boolean;
  /** What is pointed at, or in focus, is ringed and named; without it the picture alone answers. */
  namesItems?: boolean;
  /** Marks the chosen item; undefined where nothing can be chosen. */
  activeId?: string | null;
  /** All that are chosen, where several can be. */
  selectedIds?: readonly string[];
  onClick?: (item: Item) => void;
  /** `isQuiet`: nobody went there, the focus only follows what happened. */
  onFocus?: (item: Item, isQuiet: boolean) => void;
  onKeyDown?: (item: Item, event: KeyboardEvent) => void;
  /** What of the stage is to be seen, if not the whole. */
  viewport?: Viewport;
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * The room for the keyboard and for screen readers: a button for each item, where the item is on the picture. Pointers pass
 * through to the picture itself.
 */
export function StageMirror<Item extends StageItem>(props: StageMirrorProps<Item>) {
  const { label, items, lang, activeId, ref, isLooking, litId, hintedId, namesItems } = props;
  const list = useRef<HTMLDivElement>(null);
  const focused = useKeptFocus(list, items, { activeId: activeId ?? null, sceneId: props.sceneId ?? null });
  return (
    <Box
      ref={ref}
      position="absolute"
      inset="0"
      pointerEvents="none"
      transformOrigin="0 0"
      style={props.viewport && toTransform(props.viewport)}
    >
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
            lang={lang}
            aria-label={item.label}
            aria-pressed={isChosen(props, item.id)}
            data-item={item.id}
            data-spot={item.spot ?? undefined}
            data-hinted={item.id === hintedId ? '' : undefined}
            data-lit={isLooking || (item.spot && litId === item.id) ? '' : undefined}
            style={toPlace(item)}
            onClick={() => props.onClick?.(item)}
            onFocus={() => {
              focused.current = item.id;
              props.onFocus?.(item, isFocusQuiet);
            }}
            onBlur={() => {
              focused.current = null;
            }}
            onKeyDown={(event) => props.onKeyDown?.(item, event)}
          >
            {namesItems && <NameTag aria-hidden>{item.label}</NameTag>}
          </MirrorButton>
        ))}
      </Box>
    </Box>
  );
}

/** What a viewport is reckoned in. */
const STAGE_UNITS = { width: 1280, height: 720 } as const;

let isFocusQuiet = false;

/** Brings the focus to an item that it only follows. */
export function focusWithoutSelecting(element: HTMLElement | null): void {
  isFocusQuiet = true;
  element?.focus({ preventScroll: true });
  isFocusQuiet = false;
}

function isChosen(
  { activeId, selectedIds }: Pick<StageMirrorProps<StageItem>, 'activeId' | 'selectedIds'>,
  id: string,
): boolean | undefined {
  if (selectedIds) return selectedIds.includes(id);
  return activeId === undefined ? undefined : id === activeId;
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
    '&[data-spot=ellipse]': { borderRadius: '50%' },
    '&[data-spot][data-lit]': { outline: '3px dashed #ffe08a', filter: 'drop-shadow(0 0 2px #000)' },
    '&[data-hinted]': {
      outline: '3px solid #ffd56b',
      outlineOffset: '3px',
      boxShadow: '0 0 18px 6px rgb(255 213 107 / 0.7)',
    },
    '&[data-lit] > span, &:focus-visible > span': { display: 'block' },
    // The pointer chose the item, and the picture shows it as chosen: no second frame around it.
    '[data-by-pointer] &': { outline: 'none', boxShadow: 'none' },
  },
});

/** What the item is called, at its foot. */
const NameTag = chakra('span', {
  base: {
    display: 'none',
    position: 'absolute',
    zIndex: '1',
    bottom: '0',
    insetInlineStart: '50%',
    translate: '-50% 0',
    maxWidth: '11rem',
    paddingX: { base: '1', md: '2' },
    paddingY: { base: '0', md: '0.5' },
    borderRadius: '5px',
    border: '1.5px solid #2a1a12',
    bg: '#fff3d2',
    color: '#22150f',
    fontSize: { base: 'xs', md: 'sm' },
    fontWeight: '650',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    boxShadow: '0 2px 5px rgb(0 0 0 / 0.5)',
  },
});

function toPlace(item: StageItem) {
  const { x, y, width, height } = hitRect(item);
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}

/** The buttons lie over what they are for, however near the stage is looked at. */
function toTransform({ zoom, x, y }: Viewport) {
  if (zoom === 1) return undefined;
  const [left, top] = [(x * 100) / STAGE_UNITS.width, (y * 100) / STAGE_UNITS.height];
  return { transform: `scale(${zoom}) translate(${-left}%, ${-top}%)` };
}

/** What the focus goes on from. */
interface Whereabouts {
  activeId: string | null;
  sceneId: string | null;
}

/**
 * When the item in focus leaves the room, the focus goes to the item now chosen or else to the one now in its place, not back to
 * the top of the page. In another scene it goes to the scene as a whole, so that its name is read.
 */
function useKeptFocus(
  list: RefObject<HTMLDivElement | null>,
  items: readonly StageItem[],
  { activeId, sceneId }: Whereabouts,
) {
  const focused = useRef<string | null>(null);
  const before = useRef({ items, sceneId });
  useEffect(() => {
    const { items: itemsBefore, sceneId: sceneBefore } = before.current;
    const place = itemsBefore.findIndex(({ id }) => id === focused.current);
    before.current = { items, sceneId };
    const isLost = place >= 0 && !items.some(({ id }) => id === focused.current);
    const isElsewhere = sceneBefore !== null && sceneId !== null && sceneBefore !== sceneId;
    if (!(isLost || isElsewhere) || document.activeElement !== document.body) return;
    const chosen = items.findIndex(({ id }) => id === activeId);
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = isElsewhere ? null : buttons[chosen >= 0 ? chosen : Math.min(place, buttons.length - 1)];
    focusWithoutSelecting(next ?? list.current);
  }, [items, activeId, sceneId, list]);
  return focused;
}
