import { KEPT_LIMITS, type KeptWork, type KeptWorksPort } from '../../../uploads/store/KeptWorksPort.ts';

/** Kept works in the given map. */
export function createMemoryKeptWorks(works: Map<string, KeptWork>): KeptWorksPort {
  return {
    loadWorks: async () => [...works.values()],
    listWorks: async () => [...works.values()].map(({ facts }) => facts),
    keepWork: async (_owner, work) => {
      if (!works.has(work.facts.id) && works.size >= KEPT_LIMITS.works) return 'full';
      works.set(work.facts.id, work);
      return 'kept';
    },
    discardWork: async (_owner, id) => void works.delete(id),
    clearWorks: async () => works.clear(),
  };
}
