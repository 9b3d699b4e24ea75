import { failureCode } from '../../shared/store/failure.ts';
import type { BenchDeps, WorkTable } from './benchState.ts';
import { isDescribed, type SentPictures, type WorkState } from './benchWork.ts';
import { sendWork, WorkRefused } from './sendWork.ts';

interface Keeping {
  save: (id: string) => Promise<void>;
  cancel: (id: string) => void;
}

/** Sends and saves works; a failure is in the work's state, and a retry sends nothing twice. */
export function createKeeping(
  { port, calls, studio, encode, onSaved }: BenchDeps,
  { find, patch }: WorkTable,
): Keeping {
  const sent: SentPictures = new Map();
  const sending = new Map<string, AbortController>();

  async function save(id: string) {
    const work = find(id);
    if (!work || work.state.type === 'sending' || !isDescribed(work)) return;
    const control = new AbortController();
    sending.set(id, control);
    patch(id, { state: { type: 'sending', share: 0 } });
    try {
      const onProgress = (share: number) => patch(id, { state: { type: 'sending', share } });
      const request = await sendWork({ studio, port, encode, sent }, work, {
        onProgress,
        signal: control.signal,
      });
      const upload = await calls.saveUpload(request);
      patch(id, { state: { type: 'saved' }, upload });
      onSaved(upload);
    } catch (error) {
      patch(id, { state: control.signal.aborted ? { type: 'open' } : failedBy(error) });
    } finally {
      sending.delete(id);
    }
  }

  return { save, cancel: (id) => sending.get(id)?.abort() };
}

function failedBy(error: unknown): WorkState {
  if (error instanceof WorkRefused) return { type: 'failed', reason: error.reason };
  console.error(error);
  return { type: 'failed', reason: failureCode(error) };
}
