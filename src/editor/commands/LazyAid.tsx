import { type ComponentType, useEffect } from 'react';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import { appText } from '../../shared/text/app.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import type { RoomMoves } from '../session/useRoomMoves.ts';

const loadManual = () =>
  loadChunk('manual', async () => (await import('../manual/ManualDialog.tsx')).ManualDialog);
const loadAid = () => loadChunk('aid', async () => (await import('./Aid.tsx')).Aid);

const loadMake = () => loadChunk('make', async () => (await import('../make/MakeDialog.tsx')).MakeDialog);
const loadStep = () =>
  loadChunk('step', async () => (await import('../make/step/StepDialog.tsx')).StepDialog);

/** Command palette, shortcuts, manual and the dialogs of the makers, in chunks that load when first opened. */
export function LazyAid({ moves }: { moves: RoomMoves }) {
  const aid = useEditor((state) => state.aid);
  if (aid === 'manual') return <FetchedAid key="manual" load={loadManual} moves={moves} />;
  if (aid === 'make') return <FetchedAid key="make" load={loadMake} moves={moves} />;
  if (aid === 'step') return <FetchedAid key="step" load={loadStep} moves={moves} />;
  return aid && <FetchedAid key="aid" load={loadAid} moves={moves} />;
}

interface FetchedAidProps {
  load: () => Promise<ComponentType<{ moves: RoomMoves }>>;
  moves: RoomMoves;
}

function FetchedAid({ load, moves }: FetchedAidProps) {
  const loading = useChunk(load);
  const { showAid } = useEditorActions();
  const hasFailed = loading.type === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    toaster.create({ id: 'aid', title: appText.chunkFailed.text, type: 'warning' });
    showAid(null);
  }, [hasFailed, showAid]);
  return loading.type === 'ready' ? <loading.part moves={moves} /> : null;
}
