import { useCallback, useEffect, useRef, useState } from 'react';
import { orderBySteps } from '../../../core/edit/orderBySteps.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { type DropEdge, dropPlace } from './dropPlace.ts';
import { createEdgeScroll } from './edgeScroll.ts';

/**
 * Drags a row; near an edge of the list the list scrolls. The handlers keep their identity, so that other rows are
 * not rendered again.
 */
export function useRowDrag(ids: readonly ItemId[]) {
  const { dispatch } = useEditorActions();
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(ids);
  const [scrolling] = useState(createEdgeScroll);
  const [drag, setDrag] = useState<{ id: ItemId; edge: DropEdge } | null>(null);
  useEffect(() => {
    latest.current = ids;
  }, [ids]);

  const placeAt = useCallback((id: ItemId, y: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    return dropPlace({ rows, from: latest.current.indexOf(id), y });
  }, []);
  const follow = useCallback(
    (id: ItemId, y: number) => {
      const show = () => setDrag({ id, edge: placeAt(id, y).edge });
      show();
      if (list.current) scrolling.follow(list.current, y, show);
    },
    [placeAt, scrolling],
  );
  const drop = useCallback(
    (id: ItemId, y: number) => {
      const { steps } = placeAt(id, y);
      if (steps !== 0) dispatch(orderBySteps(id, steps));
    },
    [placeAt, dispatch],
  );
  const end = useCallback(() => {
    scrolling.stop();
    setDrag(null);
  }, [scrolling]);
  return { list, drag, follow, drop, end };
}
