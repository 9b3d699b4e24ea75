import { Box } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { StageItem, Viewport } from '../../../game/ports.ts';
import type { LanguageProps } from '../../shared/language/languageProps.ts';
import { MIRROR_STYLE, type MirrorHandlers, MirrorItem } from './MirrorItem.tsx';

interface StageMirrorProps<Item extends StageItem> {
  label: string;
  items: readonly Item[];
  /** The language of the items' names. */
  language?: LanguageProps | undefined;
  /** Describes the picture at an address for screen readers. */
  lookOf?: ((uri: string) => string | undefined) | undefined;
  /** The keyboard treats another scene as another room. */
  sceneId?: string | null;
  /** The item under the pointer. */
  litId?: string | null;
  /** The item a hint points at. */
  hintedId?: string | undefined;
  /** All items are ringed. */
  isHighlighting?: boolean;
  /** Called with the item that got the focus by a key, and with null when it is gone. */
  onNamed?: (id: string | null) => void;
  /** The selected item; undefined where items cannot be selected. */
  activeId?: string | null;
  /** All selected items, where several can be. */
  selectedIds?: readonly string[];
  onClick?: (item: Item) => void;
  /** `isQuiet`: the user did not go there; the focus only follows an event. */
  onFocus?: (item: Item, isQuiet: boolean) => void;
  onKeyDown?: (item: Item, event: KeyboardEvent) => void;
  /** The visible part of the stage, if not all of it. */
  viewport?: Viewport;
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * The room for keyboards and screen readers: a button for each item, placed over its picture. Pointer events
 * pass through to the picture.
 */
export function StageMirror<Item extends StageItem>(props: StageMirrorProps<Item>) {
  const { label, items, language, lookOf, activeId, ref, isHighlighting, litId, hintedId } = props;
  const list = useRef<HTMLDivElement>(null);
  const focused = useKeptFocus(list, items, { activeId: activeId ?? null, sceneId: props.sceneId ?? null });
  const handlers = useSteadyHandlers(props, focused);
  const chosen = useMemo(() => new Set(props.selectedIds), [props.selectedIds]);
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
        css={MIRROR_STYLE}
        onKeyUp={() => ref?.current?.removeAttribute('data-by-pointer')}
      >
        {items.map((item) => (
          <MirrorItem
            key={item.id}
            item={item}
            language={language}
            look={lookOf?.(item.uri)}
            isChosen={props.selectedIds ? chosen.has(item.id) : isActive(activeId, item.id)}
            isHinted={item.id === hintedId}
            isLit={(isHighlighting === true && !item.isDone) || (Boolean(item.spot) && litId === item.id)}
            handlers={handlers}
          />
        ))}
      </Box>
    </Box>
  );
}

/** The units of a viewport. */
const STAGE_UNITS = { width: 1280, height: 720 } as const;

let isFocusQuiet = false;

/** Focuses an item without selecting it. */
export function focusWithoutSelecting(element: HTMLElement | null): void {
  isFocusQuiet = true;
  element?.focus({ preventScroll: true });
  isFocusQuiet = false;
}

/**
 * Handlers that keep their identity but use the current props, so that unchanged items are not rendered
 * again.
 */
function useSteadyHandlers<Item extends StageItem>(
  props: StageMirrorProps<Item>,
  focused: RefObject<string | null>,
): MirrorHandlers<Item> {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [handlers] = useState<MirrorHandlers<Item>>(() => ({
    onClick: (item) => latest.current.onClick?.(item),
    onKeyDown: (item, event) => latest.current.onKeyDown?.(item, event),
    onFocus: (item, button) => {
      focused.current = item.id;
      latest.current.onNamed?.(button.matches(':focus-visible') ? item.id : null);
      latest.current.onFocus?.(item, isFocusQuiet);
    },
    onBlur: () => {
      focused.current = null;
      latest.current.onNamed?.(null);
    },
  }));
  return handlers;
}

function isActive(activeId: string | null | undefined, id: string): boolean | undefined {
  return activeId === undefined ? undefined : id === activeId;
}

/** Keeps the buttons over their items at any zoom. */
function toTransform({ zoom, x, y }: Viewport) {
  if (zoom === 1) return undefined;
  const [left, top] = [(x * 100) / STAGE_UNITS.width, (y * 100) / STAGE_UNITS.height];
  return { transform: `scale(${zoom}) translate(${-left}%, ${-top}%)` };
}

/** The state from which the focus continues. */
interface Whereabouts {
  activeId: string | null;
  sceneId: string | null;
}

/**
 * When the focused item leaves the room, moves the focus to the selected item, or else to the one now at its
 * index, instead of the top of the page. In another scene the focus goes to the whole scene, so that its name
 * is read.
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
