import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Point {
  x: number;
  y: number;
}

/** The picture's scale and its offset in CSS pixels. */
interface View extends Point {
  scale: number;
}

const WHOLE_VIEW: View = { scale: 1, x: 0, y: 0 };
const LARGEST = 10;
/** Factor of one press of a button. */
const STEP = 1.5;
/** Zoom for each pixel of a wheel, and of two fingers on a touchpad, which browsers report as a wheel with Ctrl. */
const WHEEL = 0.0018;
const TOUCHPAD = 0.01;

export interface BoardView extends View {
  board: RefObject<HTMLDivElement | null>;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  /** Moves as little as needed to show this position. */
  reveal: (at: Point) => void;
  /** Handles a pressed pointer; true if it moves the picture: by choice, or as one of two fingers. */
  hold: (event: PointerEvent, isMove: boolean) => boolean;
  pull: (event: PointerEvent) => void;
  release: (event: PointerEvent) => void;
}

/** Zoom and position of the picture: by wheel, pinch, drag and buttons. */
export function useBoardView(): BoardView {
  const board = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE_VIEW);
  const held = useRef(new Map<number, Point>());
  const isMoving = useRef(false);

  const boxOf = () => board.current?.getBoundingClientRect() ?? new DOMRect();
  const moveBy = (by: Point) =>
    setView((present) => bounded({ ...present, x: present.x + by.x, y: present.y + by.y }, boxOf()));
  function zoom(factor: number, at?: Point) {
    const box = boxOf();
    const point = at ? { x: at.x - box.left, y: at.y - box.top } : { x: box.width / 2, y: box.height / 2 };
    setView((present) => bounded(zoomed(present, factor, point), box));
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const isPinch = event.ctrlKey || event.metaKey;
    const isUsed = board.current?.contains(document.activeElement) ?? false;
    // The page scrolls unless the board is in use and can zoom out further.
    if (!isPinch && (!isUsed || (view.scale === 1 && event.deltaY > 0))) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (isPinch ? TOUCHPAD : WHEEL)), { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const { current } = board;
    const listen = (event: WheelEvent) => onWheel(event);
    // React's own listeners cannot prevent scrolling.
    current?.addEventListener('wheel', listen, { passive: false });
    return () => current?.removeEventListener('wheel', listen);
  }, []);

  return {
    ...view,
    board,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    reset: () => setView(WHOLE_VIEW),
    reveal: (at) => {
      const { left, right, top, bottom } = boxOf();
      moveBy({ x: outside(at.x, left, right), y: outside(at.y, top, bottom) });
    },
    hold: (event, isMove) => {
      held.current.set(event.pointerId, pointOf(event));
      isMoving.current = isMove || held.current.size > 1;
      return isMoving.current;
    },
    pull: (event) => {
      const from = held.current.get(event.pointerId);
      if (!from || !isMoving.current) return;
      const to = pointOf(event);
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
      held.current.set(event.pointerId, to);
      const share = other ? 0.5 : 1;
      moveBy({ x: (to.x - from.x) * share, y: (to.y - from.y) * share });
      if (other) zoom(distance(to, other) / Math.max(1, distance(from, other)), middle(to, other));
    },
    release: (event) => {
      held.current.delete(event.pointerId);
      if (held.current.size === 0) isMoving.current = false;
    },
  };
}

function zoomed({ scale, x, y }: View, factor: number, at: Point): View {
  const next = Math.min(LARGEST, Math.max(1, scale * factor));
  const by = next / scale;
  return { scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

/** Limits the offset, so that no side is empty. */
function bounded({ scale, x, y }: View, { width, height }: DOMRect): View {
  const within = (value: number, size: number) => Math.min(0, Math.max(size * (1 - scale), value));
  return { scale, x: within(x, width), y: within(y, height) };
}

/** How far a position must move to be inside; 0 if it is inside already. */
function outside(place: number, from: number, to: number): number {
  if (place < from) return from - place;
  return place > to ? to - place : 0;
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
