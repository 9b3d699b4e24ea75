import { useEffect, useEffectEvent } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { MEND_FIELDS, readMendLink } from '../../shared/mend/mendLink.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { goOnIn, NEW_ANSWER, PANEL_TITLE, TIME_LIMIT } from '../session/goOnIn.ts';

/**
 * Does once what a link from Insights asks for. The link's fields are removed from the address first, so that
 * neither a reload nor going back does it again.
 */
export function useMendOnArrival(): void {
  const { roomId } = useParams();
  const [search, setSearch] = useSearchParams();
  const { mend } = useEditorActions();
  const isReady = useEditor((state) => state.status === 'ready' && state.currentRoomId === roomId);
  const link = readMendLink(search);
  const begin = useEffectEvent(() => {
    if (!link) return;
    setSearch(withoutMend, { replace: true });
    mend(link);
    if (link.mend?.type === 'limit') goOnIn(TIME_LIMIT);
    if (link.item === null || link.mend?.type === 'say' || link.mend?.type === 'limit') return;
    goOnIn(PANEL_TITLE);
    if (link.mend?.type === 'accept') setTimeout(showNewAnswer);
  });
  const isWished = link !== null;
  useEffect(() => {
    if (isReady && isWished) begin();
  }, [isReady, isWished]);
}

function withoutMend(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([key]) => !MEND_FIELDS.some((field) => field === key)));
}

function showNewAnswer(): void {
  document.querySelector(NEW_ANSWER)?.scrollIntoView({ block: 'center' });
}
