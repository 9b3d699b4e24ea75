import type { Upload } from '../../../core/catalogue/upload.ts';
import type { BenchStore } from './benchState.ts';
import { type BenchWork, type Look, newPicturesOf } from './benchWork.ts';
import type { KeptWork, KeptWorksPort } from './KeptWorksPort.ts';

/** Milliseconds of rest before a change is kept. */
const REST = 500;

export interface WorksKeeper {
  /** Restores kept works: new ones, or the change of the upload. */
  restore: () => Promise<void>;
  /** Keeps everything not kept yet. */
  keepNow: () => Promise<void>;
  /** Keeps everything not kept yet, once the files that are being read have been read. */
  keepWhenRead: () => Promise<void>;
  /** Discards all kept works of this bench and stops keeping. */
  discardAll: () => Promise<void>;
  /** Keeps everything not kept yet, and stops. */
  stop: () => void;
}

interface KeeperDeps {
  store: BenchStore;
  port: KeptWorksPort;
  owner: string;
  /** The upload to change; null for a bench of new works. */
  upload: Upload | null;
}

/**
 * Keeps new and changed unsent works of the bench in this browser, shortly after each change. Failures are
 * shown in the bench's `keeping`.
 */
export function keepWorks({ store, port, owner, upload }: KeeperDeps): WorksKeeper {
  const kept = new Map<string, BenchWork>();
  let isPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();
  const unsubscribe = store.subscribe(({ works }, before) => {
    if (works === before.works) return;
    // An unchanged upload has nothing to keep.
    for (const work of works) if (work.upload && !kept.has(work.id)) kept.set(work.id, work);
    clearTimeout(timer);
    isPending = true;
    // A sent work is removed at once; otherwise its creator would find it among the kept works back at the shelves.
    if (countSent(works) > countSent(before.works)) void keepNow();
    else timer = setTimeout(() => void keepNow(), REST);
  });

  function keepNow(): Promise<void> {
    clearTimeout(timer);
    isPending = false;
    last = last.then(keepAll).catch((error: unknown) => {
      console.error(error);
      store.setState({ keeping: 'failed' });
    });
    return last;
  }

  async function keepAll() {
    const { works } = store.getState();
    const waiting = works.filter(isWaiting);
    for (const id of kept.keys())
      if (!works.some((work) => work.id === id && !isSent(work))) await discard(id);
    let keeping: 'kept' | 'full' = 'kept';
    for (const work of waiting) {
      if (kept.get(work.id) === work) continue;
      if ((await port.keepWork(owner, toKept(work))) === 'full') keeping = 'full';
      else kept.set(work.id, work);
    }
    store.setState({ keeping });
  }

  async function discard(id: string) {
    await port.discardWork(owner, id);
    kept.delete(id);
  }

  function stop() {
    unsubscribe();
    if (isPending) void keepNow();
  }

  async function discardAll() {
    isPending = false;
    stop();
    await last;
    for (const id of [...kept.keys()]) await discard(id);
  }

  return {
    restore: async () => {
      const waiting = await port.loadWorks(owner);
      const own = waiting.filter(({ facts }) => facts.changes === upload?.id);
      store.getState().restore(own, upload);
      for (const work of store.getState().works) kept.set(work.id, work);
    },
    keepNow,
    keepWhenRead: async () => {
      await untilRead(store);
      await keepNow();
    },
    discardAll,
    stop,
  };
}

/** Waits until no file is being read: before that, a new work has no picture that could be kept. */
function untilRead(store: BenchStore): Promise<void> {
  const isRead = () => !store.getState().works.some(({ state }) => state.type === 'reading');
  return new Promise((resolve) => {
    if (isRead()) return resolve();
    const unsubscribe = store.subscribe(() => {
      if (!isRead()) return;
      unsubscribe();
      resolve();
    });
  });
}

function countSent(works: readonly BenchWork[]): number {
  return works.filter(isSent).length;
}

function isSent({ state }: BenchWork): boolean {
  return state.type === 'saved';
}

/** Whether a work is to be kept: unsent, with a new picture or a change. */
function isWaiting(work: BenchWork): boolean {
  const isOpen = work.state.type === 'open' || work.state.type === 'failed';
  return isOpen && (work.upload !== null || newPicturesOf(work).length > 0);
}

/** The work without its undo steps, which end with the page. */
function toKept(work: BenchWork): KeptWork {
  const { id, kind, fileName, step, isAnimated, at, facts } = work;
  const looks = work.looks.map((look) => ({
    ...look,
    default: withoutPast(look.default),
    opened: withoutPast(look.opened),
  }));
  const files = newPicturesOf(work).flatMap((picture) => {
    const file = work.files.get(picture.id);
    return file ? [[picture.id, file] as const] : [];
  });
  const changes = work.upload?.id;
  return {
    facts: { id, kind, fileName, step, isAnimated, at, facts, looks, changes },
    files: new Map(files),
  };
}

function withoutPast(look: Look | null): Look | null {
  return look?.type === 'new' ? { type: 'new', picture: { ...look.picture, past: [] } } : look;
}
