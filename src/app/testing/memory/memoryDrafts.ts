import type { Draft, DraftsPort } from '../../../shared/ports/DraftsPort.ts';
import type { Memory } from './memory.ts';

/** The drafts of a device. */
export function createMemoryDrafts(memory: Memory): DraftsPort {
  const room = (owner: string, roomId: string | null) => `${owner}/${roomId ?? ''}`;
  const key = (owner: string, { roomId, writer }: Draft) => `${room(owner, roomId)}/${writer}`;
  return {
    loadDraft: async ({ owner, roomId }) =>
      [...memory.drafts]
        .filter(([name]) => name.startsWith(`${room(owner, roomId)}/`))
        .map(([, draft]) => draft)
        .sort((one, other) => other.changedAt - one.changedAt)[0] ?? null,
    saveDraft: async (owner, draft) => {
      if (memory.isStorageRefused) throw new DOMException('refused', 'QuotaExceededError');
      memory.drafts.set(key(owner, draft), draft);
    },
    deleteDraft: async (owner, draft) => {
      const isThatOne = memory.drafts.get(key(owner, draft))?.changedAt === draft.changedAt;
      if (isThatOne) memory.drafts.delete(key(owner, draft));
    },
    listDrafts: async (owner) =>
      [...memory.drafts].filter(([name]) => name.startsWith(`${owner}/`)).map(([, draft]) => draft),
    loadHistory: async (owner, documentId) => memory.histories.get(`${owner}/${documentId}`),
    saveHistory: async (owner, documentId, history) => {
      if (memory.isStorageRefused) throw new DOMException('refused', 'QuotaExceededError');
      memory.histories.set(`${owner}/${documentId}`, JSON.parse(JSON.stringify(history)));
    },
    loadTexts: async (owner, documentId) => memory.texts.get(`${owner}/${documentId}`),
    saveTexts: async (owner, documentId, texts) => {
      if (memory.isStorageRefused) throw new DOMException('refused', 'QuotaExceededError');
      memory.texts.set(`${owner}/${documentId}`, JSON.parse(JSON.stringify(texts)));
    },
    clearDrafts: async (owner) => {
      for (const kept of [memory.drafts, memory.histories, memory.texts])
        for (const name of kept.keys()) if (name.startsWith(`${owner}/`)) kept.delete(name);
    },
  };
}
