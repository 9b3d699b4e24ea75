import { useEffect } from 'react';
import { loadChunk } from '../../../components/loadChunk.ts';
import { toaster } from '../../../components/toaster.ts';
import { useChunk } from '../../../components/useChunk.ts';
import { appText } from '../../../text/app.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import type { RoomMoves } from '../session/useRoomMoves.ts';

const loadAid = () => loadChunk('aid', async () => (await import('./Aid.tsx')).Aid);

/** Everything by name, or the list of shortcuts: in a chunk of its own, fetched when it is first asked for. */
export function LazyAid({ moves }: { moves: RoomMoves }) {
  const aid = useEditor((state) => state.aid);
  return aid && <FetchedAid moves={moves} />;
}

function FetchedAid({ moves }: { moves: RoomMoves }) {
  const loading = useChunk(loadAid);
  const { showAid } = useEditorActions();
  const hasFailed = loading.type === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    toaster.create({ id: 'aid', title: appText.chunkFailed.text, type: 'warning' });
    showAid(null);
  }, [hasFailed, showAid]);
  return loading.type === 'ready' ? <loading.part moves={moves} /> : null;
}
