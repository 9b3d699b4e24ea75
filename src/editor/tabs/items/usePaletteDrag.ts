import { useState } from 'react';
import type { CatalogueEntry, Position } from '../../../../core/catalogue/model.ts';
import { itemRect } from '../../../../core/room/geometry.ts';
import type { ClientPoint } from '../../../../game/ports.ts';
import { usePointerDrag } from '../../../play/stage/usePointerDrag.ts';
import { useEditorSession } from '../../session/editorContext.ts';

/** The position of a drag: in window pixels, and over the stage in percent. */
export interface DragPoint extends ClientPoint {
  onStage: Position | null;
}

/**
 * Drags an entry from the palette onto the stage. `onDrop` gets the top-left corner for which the item's
 * middle is under the pointer.
 */
export function usePaletteDrag(entry: CatalogueEntry, onDrop: (position: Position) => void) {
  const { stageHandle } = useEditorSession();
  const [at, setAt] = useState<DragPoint | null>(null);
  const positionAt = (point: ClientPoint) => stageHandle.current?.positionAt(point) ?? null;

  const { handlers, onTap } = usePointerDrag({
    onMove: (point) => setAt({ ...point, onStage: positionAt(point) }),
    onDrop: (point) => {
      const middle = positionAt(point);
      if (middle) onDrop(cornerAt(entry, middle));
    },
    onEnd: () => setAt(null),
  });
  return { at, handlers, onTap };
}

function cornerAt({ width, aspect }: CatalogueEntry, middle: Position): Position {
  const { height } = itemRect({ position: middle, width, aspect });
  return { x: middle.x - width / 2, y: middle.y - height / 2 };
}
