import { type ReactNode, useEffect } from 'react';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import { appText } from '../../shared/text/app.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';

const loadShowing = () =>
  loadChunk('showing', async () => {
    const [{ ShowingLayer }, { ShowingBar }, { ShowingSteps }] = await Promise.all([
      import('./ShowingLayer.tsx'),
      import('./ShowingBar.tsx'),
      import('./ShowingSteps.tsx'),
    ]);
    return { ShowingLayer, ShowingBar, ShowingSteps };
  });

/** Overlay of a walkthrough; loaded when first shown. */
export function LazyShowingLayer() {
  const isShown = useEditor((state) => state.showing !== null);
  return isShown && <FetchedLayer />;
}

/** The bar of a walkthrough. */
export function LazyShowingBar({ onClose }: { onClose: () => void }) {
  const isShown = useEditor((state) => state.showing !== null);
  return isShown && <FetchedBar onClose={onClose} />;
}

/** The list of a walkthrough's steps; `children` until the list is loaded, and while there is no walkthrough. */
export function LazyShowingSteps({ children }: { children: ReactNode }) {
  const isShown = useEditor((state) => state.showing !== null);
  return isShown ? <FetchedSteps>{children}</FetchedSteps> : children;
}

function FetchedSteps({ children }: { children: ReactNode }) {
  const loading = useChunk(loadShowing);
  return loading.type === 'ready' ? <loading.part.ShowingSteps /> : children;
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
