import type { Choices } from '../../../../core/testing/choices.ts';
import type { Memory } from '../../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../../app/testing/memory/memoryBackend.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { Backend } from '../../../shared/ports/backend.ts';

/** What happens to a call. */
const FATES = ['answered', 'answered', 'slow', 'never sent', 'answer lost', 'arrives late'] as const;
type Fate = (typeof FATES)[number];

/** Milliseconds of slow and late calls. */
const DELAYS = [50, 700, 3000, 20_000];

export interface Page {
  /** True once it crashed: it receives nothing more. */
  isGone: boolean;
}

/** A page's access to a shared backend over a network that loses and delays requests. */
export function createShakyBackend(memory: Memory, page: Page, network: () => Choices | null): Backend {
  const backend = createMemoryBackend(memory);
  const { rooms, drafts } = backend;

  async function call<Value>(send: () => Promise<Value>): Promise<Value> {
    if (page.isGone) return never();
    const choices = network();
    const fate: Fate = choices ? choices.oneOf(FATES) : 'answered';
    const delay = choices ? choices.oneOf(DELAYS) : 0;
    const answer = await meet(fate, delay, send).catch((error: unknown) => error);
    if (page.isGone) return never();
    if (answer instanceof Error) throw answer;
    return answer as Value;
  }

  return {
    ...backend,
    rooms: {
      ...rooms,
      createRoom: (id, room) => call(() => rooms.createRoom(id, room)),
      saveRoom: (id, room) => call(() => rooms.saveRoom(id, room)),
      loadRoom: (id) => call(() => rooms.loadRoom(id)),
    },
    drafts: {
      ...drafts,
      saveDraft: (owner, draft) => (page.isGone ? never() : drafts.saveDraft(owner, draft)),
      deleteDraft: (owner, draft) => (page.isGone ? never() : drafts.deleteDraft(owner, draft)),
    },
  };
}

function never<Value>(): Promise<Value> {
  return new Promise(() => undefined);
}

async function meet<Value>(fate: Fate, delay: number, send: () => Promise<Value>): Promise<Value> {
  switch (fate) {
    case 'answered':
      return send();
    case 'slow':
      await passing(delay);
      return send();
    case 'answer lost':
      await send();
      break;
    case 'arrives late':
      void passing(delay)
        .then(send)
        .catch(() => undefined);
  }
  throw new BackendError('offline', 'No connection');
}

function passing(delay: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}
