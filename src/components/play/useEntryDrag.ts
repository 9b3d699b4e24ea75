import { useRef } from 'react';
import { type OpaqueName, toOpaqueName } from '../../../core/play/opaqueName.ts';
import type { ViewEntry } from '../../../core/play/playerView.ts';
import type { ClientPoint } from '../../../game/ports.ts';
import { usePointerDrag } from '../stage/usePointerDrag.ts';
import { useGame } from './gameContext.ts';

/** The item of the stage at a place of the window. */
export type FindItem = (at: ClientPoint) => OpaqueName | null;

/** Drags an inventory entry onto an item of the stage, or onto another entry (C2). */
export function useEntryDrag(entry: ViewEntry, findItem: FindItem) {
  const findTarget: FindItem = (at) => findOtherEntry(entry, at) ?? findItem(at);
  const { gameplay } = useGame();
  const ghost = useRef<HTMLElement | null>(null);
  return usePointerDrag({
    onMove: (at) => {
      ghost.current ??= createGhost(entry);
      moveTo(ghost.current, at);
      gameplay.getState().setTarget(findTarget(at));
    },
    onDrop: (at) => {
      const target = findTarget(at);
      if (target) void gameplay.getState().useEntry({ entry: entry.id, on: target });
    },
    onEnd: () => {
      ghost.current?.remove();
      ghost.current = null;
      gameplay.getState().setTarget(null);
    },
  });
}

/** The entry at a place of the window, but for the dragged one. */
function findOtherEntry(entry: ViewEntry, { clientX, clientY }: ClientPoint): OpaqueName | null {
  const slot = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-entry]');
  const name = slot?.dataset.entry;
  return name === undefined || name === entry.id ? null : toOpaqueName(name);
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
