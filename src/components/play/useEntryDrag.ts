import { type PointerEvent, useEffect, useRef } from 'react';
import type { ViewEntry } from '../../../core/play/playerView.ts';
import { hitTest } from '../../../core/room/geometry.ts';
import type { GameplayStore } from '../../stores/gameplayStore.ts';
import { toStagePoint } from '../stage/toStagePoint.ts';
import { useGame } from './gameContext.ts';

/** Less is a tap; a finger never lies quite still. */
const THRESHOLD_PX = 8;

interface Drag {
  startX: number;
  startY: number;
  ghost: HTMLElement | null;
}

/** Drags an inventory entry onto an item of the stage, by mouse, pen or finger. */
export function useEntryDrag(entry: ViewEntry, stageHost: () => HTMLElement | null) {
  const { gameplay } = useGame();
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  // The entry may go while it is dragged: used up, or the time ran out.
  useEffect(
    () => () => {
      drag.current?.ghost?.remove();
      gameplay.getState().setTarget(null);
    },
    [gameplay],
  );

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { startX: event.clientX, startY: event.clientY, ghost: null };
    dragged.current = false;
  }

  function move(event: PointerEvent<HTMLElement>) {
    const current = drag.current;
    if (!current) return;
    if (!current.ghost && distance(current, event) > THRESHOLD_PX) {
      current.ghost = createGhost(entry);
      dragged.current = true;
    }
    if (!current.ghost) return;
    current.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    gameplay.getState().setTarget(itemUnder(gameplay, stageHost(), event));
  }

  function end(event: PointerEvent<HTMLElement>) {
    const current = drag.current;
    drag.current = null;
    current?.ghost?.remove();
    if (!current?.ghost) return;
    gameplay.getState().setTarget(null);
    const target = event.type === 'pointerup' ? itemUnder(gameplay, stageHost(), event) : null;
    if (target) void gameplay.getState().useEntry(entry.name, target);
  }

  return {
    handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
    wasDragged: () => dragged.current,
  };
}

function distance(start: Drag, event: PointerEvent): number {
  return Math.hypot(event.clientX - start.startX, event.clientY - start.startY);
}

function itemUnder(gameplay: GameplayStore, host: HTMLElement | null, event: PointerEvent): string | null {
  if (!host) return null;
  const { items, itemOrder } = gameplay.getState();
  const backToFront = itemOrder.flatMap((name) => items[name] ?? []);
  return hitTest(backToFront, toStagePoint(host, event.clientX, event.clientY))?.name ?? null;
}

/** The picture that follows the pointer; outside React, since it moves with every pixel. */
function createGhost(entry: ViewEntry): HTMLElement {
  const ghost = document.createElement('img');
  ghost.src = entry.uri;
  ghost.alt = '';
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: '64px',
    maxHeight: '96px',
    objectFit: 'contain',
    pointerEvents: 'none',
    zIndex: '1500',
    filter: 'drop-shadow(0 6px 8px rgb(0 0 0 / 0.5))',
  });
  document.body.append(ghost);
  return ghost;
}
