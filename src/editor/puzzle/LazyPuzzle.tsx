import { useEffect } from 'react';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import { appText } from '../../shared/text/app.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';

const loadPuzzle = () => loadChunk('puzzle', async () => (await import('./PuzzleLayer.tsx')).PuzzleLayer);

/** The puzzle over the room, in a chunk that loads when first shown. Hidden during a walkthrough. */
export function LazyPuzzle() {
  const isShown = useEditor(({ editorView, showing }) => editorView === 'puzzle' && showing === null);
  return isShown && <FetchedPuzzle />;
}

function FetchedPuzzle() {
  const loading = useChunk(loadPuzzle);
  const { showView } = useEditorActions();
  const hasFailed = loading.type === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    toaster.create({ id: 'puzzle', title: appText.chunkFailed.text, type: 'warning' });
    showView('build');
  }, [hasFailed, showView]);
  return loading.type === 'ready' ? <loading.part /> : null;
}
