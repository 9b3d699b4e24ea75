import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Upload } from '../../../core/catalogue/upload.ts';
import { createMemory } from '../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { createMemoryKeptWorks } from '../../app/testing/memory/memoryKeptWorks.ts';
import { CHEST } from '../../editor/store/testing/catalogue.ts';
import { createPixels } from '../pixels/Pixels.ts';
import { createStudio } from '../studio/createStudio.ts';
import type { Studio } from '../studio/openStudio.ts';
import { createBenchStore } from './benchStore.ts';
import { lookAt } from './benchWork.ts';
import { KEPT_LIMITS, type KeptWork } from './KeptWorksPort.ts';
import { keepWorks } from './keepWorks.ts';

/** A picture with a transparent border. */
const picture = () => {
  const pixels = createPixels(20, 20);
  for (let row = 5; row < 15; row += 1) pixels.data.fill(200, (row * 20 + 5) * 4, (row * 20 + 15) * 4);
  return pixels;
};

/** A bench in a browser that keeps `waiting`. */
function openBench(waiting: Map<string, KeptWork>, upload: Upload | null = null) {
  const run = createStudio();
  const { uploads, calls } = createMemoryBackend(createMemory());
  const store = createBenchStore({
    port: uploads,
    calls,
    studio: { run: async (task) => run(task), close: () => {} } as Studio,
    decode: async () => ({ pixels: picture(), isAnimated: false }),
    encode: async ({ data }) => new Blob([data], { type: 'image/webp' }),
    onSaved: () => {},
  });
  const keeper = keepWorks({ store, port: createMemoryKeptWorks(waiting), owner: 'u1', upload });
  const settle = () => vi.advanceTimersByTimeAsync(1000);
  return { store, keeper, settle, ...store.getState() };
}

const files = (...names: string[]) => names.map((name) => new File([name], name));

const KITE: Upload = {
  id: 'kite',
  userId: 'u1',
  createdAt: 1,
  editedAt: 1,
  review: null,
  kind: 'item',
  entry: { ...CHEST, id: 'kite', name: 'Kite' },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps what is begun until it is sent, and lays it back on the bench of the next visit as it was', async () => {
  const waiting = new Map<string, KeptWork>();
  const first = openBench(waiting);
  first.addFiles(files('kite.png', 'lamp.png'), 'item');
  await first.settle();
  const [kite] = first.store.getState().works;
  first.edit(kite?.id ?? '', { isMirrored: true });
  first.setFacts(kite?.id ?? '', { name: 'Kite of red' });
  first.setStep(kite?.id ?? '', 'describe');
  await first.settle();

  const next = openBench(waiting);
  await next.keeper.restore();
  await next.settle();
  const [work, lamp] = next.store.getState().works;
  expect(work).toMatchObject({ step: 'describe', facts: { name: 'Kite of red' }, state: { type: 'open' } });
  expect(work && lookAt(work)).toMatchObject({ picture: { edits: { isMirrored: true }, past: [] } });
  await next.save(work?.id ?? '');
  await next.settle();
  expect([...waiting.keys()]).toEqual([lamp?.id]);
  next.remove(lamp?.id ?? '');
  await next.settle();
  expect(waiting.size).toBe(0);
});

it('keeps the change of an upload apart from what is new, and lays it back where the same upload is changed', async () => {
  const waiting = new Map<string, KeptWork>();
  const first = openBench(waiting, KITE);
  first.change(KITE);
  await first.settle();
  expect(waiting.size).toBe(0);
  first.setFacts(KITE.id, { name: 'A better kite' });
  await first.settle();
  const ofNew = openBench(waiting);
  await ofNew.keeper.restore();
  expect(ofNew.store.getState().works).toEqual([]);
  await ofNew.keeper.discardAll();

  const next = openBench(waiting, KITE);
  await next.keeper.restore();
  const [work] = next.store.getState().works;
  expect(work).toMatchObject({ state: { type: 'open' }, facts: { name: 'A better kite' }, upload: KITE });
  await next.keeper.discardAll();
  expect(waiting.size).toBe(0);
});

it('says when there is no room for more, and throws all away when asked', async () => {
  const waiting = new Map<string, KeptWork>();
  const { store, keeper, settle, addFiles } = openBench(waiting);
  const many = Array.from({ length: KEPT_LIMITS.works + 1 }, (_, place) => `${place}.png`);
  addFiles(files(...many), 'item');
  await settle();
  expect(store.getState().keeping).toBe('full');
  await keeper.discardAll();
  keeper.stop();
  await settle();
  expect(waiting.size).toBe(0);
});

it('keeps a file that is still being read when its creator leaves for later', async () => {
  const waiting = new Map<string, KeptWork>();
  const { addFiles, keeper, store, settle } = openBench(waiting);
  addFiles(files('kite.png', 'lamp.png'), 'item');
  expect(store.getState().works.map(({ state }) => state.type)).toContain('reading');
  const kept = keeper.keepWhenRead();
  await settle();
  await kept;
  expect([...waiting.values()].map(({ facts }) => facts.fileName)).toEqual(['kite.png', 'lamp.png']);
});
