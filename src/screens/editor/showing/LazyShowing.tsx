import { useEffect } from 'react';
import { loadChunk } from '../../../components/loadChunk.ts';
import { toaster } from '../../../components/toaster.ts';
import { useChunk } from '../../../components/useChunk.ts';
import { appText } from '../../../text/app.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';

const loadShowing = () =>
  loadChunk('showing', async () => {
    const [{ ShowingLayer }, { ShowingBar }] = await Promise.all([
      import('./ShowingLayer.tsx'),
      import('./ShowingBar.tsx'),
    ]);
    return { ShowingLayer, ShowingBar };
  });

/** What is pointed out over the room: fetched when something first is. */
export function LazyShowingLayer() {
  const isShown = useEditor((state) => state.showing !== null);
  return isShown && <FetchedLayer />;
}

/** The bar that goes through it. */
export function LazyShowingBar({ onClose }: { onClose: () => void }) {
  const isShown = useEditor((state) => state.showing !== null);
  return isShown && <FetchedBar onClose={onClose} />;
}

function FetchedLayer() {
  const loading = useChunk(loadShowing);
  return loading.type === 'ready' ? <loading.part.ShowingLayer /> : null;
}

function FetchedBar({ onClose }: { onClose: () => void }) {
  const loading = useChunk(loadShowing);
  const { endShowing } = useEditorActions();
  const hasFailed = loading.type === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    toaster.create({ id: 'showing', title: appText.chunkFailed.text, type: 'warning' });
    endShowing();
  }, [hasFailed, endShowing]);
  return loading.type === 'ready' ? <loading.part.ShowingBar onClose={onClose} /> : null;
}
