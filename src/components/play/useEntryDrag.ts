import { useRef } from 'react';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
import type { ViewEntry } from '../../../core/play/playerView.ts';
import type { ClientPoint } from '../../../game/ports.ts';
import { usePointerDrag } from '../stage/usePointerDrag.ts';
import { useGame } from './gameContext.ts';

/** The item of the stage at a place of the window. */
export type FindItem = (at: ClientPoint) => OpaqueName | null;

/** Drags an inventory entry onto an item of the stage. */
export function useEntryDrag(entry: ViewEntry, findItem: FindItem) {
  const { gameplay } = useGame();
  const ghost = useRef<HTMLElement | null>(null);
  return usePointerDrag({
    onMove: (at) => {
      ghost.current ??= createGhost(entry);
      moveTo(ghost.current, at);
      gameplay.getState().setTarget(findItem(at));
    },
    onDrop: (at) => {
      const target = findItem(at);
      if (target) void gameplay.getState().useEntry({ entry: entry.id, on: target });
    },
    onEnd: () => {
      ghost.current?.remove();
      ghost.current = null;
      gameplay.getState().setTarget(null);
    },
  });
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

function moveTo(ghost: HTMLElement, { clientX, clientY }: ClientPoint): void {
  ghost.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`;
}
