import { useRef } from 'react';
import { type OpaqueName, toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { ViewEntry } from '../../../core/play/view/playerView.ts';
import type { ClientPoint } from '../../../game/ports.ts';
import { dropGhost, moveTo, pickUp, slideHome } from '../moments/droppedGhost.ts';
import { usePointerDrag } from '../stage/usePointerDrag.ts';
import { useGame } from '../table/gameContext.ts';

/** Finds the stage's item at a position of the window. */
export type FindItem = (at: ClientPoint) => OpaqueName | null;

/** Drags an inventory entry onto an item of the stage, or onto another entry (C2). */
export function useEntryDrag(entry: ViewEntry, findItem: FindItem) {
  const findTarget: FindItem = (at) => findOtherEntry(entry, at) ?? findItem(at);
  const { gameplay } = useGame();
  const ghost = useRef<HTMLElement | null>(null);
  return usePointerDrag({
    onMove: (at) => {
      ghost.current ??= pickUp(entry);
      moveTo(ghost.current, at);
      gameplay.getState().setTarget(findTarget(at));
    },
    onDrop: (at) => {
      const target = findTarget(at);
      if (!target) return;
      const answer = gameplay.getState().useEntry({ entry: entry.id, on: target });
      if (ghost.current) void dropGhost(entry.id, ghost.current, answer);
      ghost.current = null;
    },
    onEnd: () => {
      if (ghost.current) void slideHome(entry.id, ghost.current);
      ghost.current = null;
      gameplay.getState().setTarget(null);
    },
  });
}

/** The entry at a position of the window, except the dragged one. */
function findOtherEntry(entry: ViewEntry, { clientX, clientY }: ClientPoint): OpaqueName | null {
  const slot = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-entry]');
  const name = slot?.dataset.entry;
  return name === undefined || name === entry.id ? null : toOpaqueName(name);
}
