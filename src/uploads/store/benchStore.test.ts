import { expect, it, vi } from 'vitest';
import type { Upload } from '../../../core/catalogue/upload.ts';
import { createMemory } from '../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import type { UploadsPort } from '../../shared/ports/UploadsPort.ts';
import { until } from '../../shared/testing/until.ts';
import { createPixels, type Pixels } from '../pixels/Pixels.ts';
import { createStudio } from '../studio/createStudio.ts';
import { UnreadablePicture } from '../studio/decodePicture.ts';
import type { Studio } from '../studio/openStudio.ts';
import { createBenchStore } from './benchStore.ts';
import { type BenchWork, lookAt } from './benchWork.ts';

/** A red square on white. */
function picture(): Pixels {
  const pixels = createPixels(40, 40);
  for (let pixel = 0; pixel < 1600; pixel += 1) {
    const isRed = pixel % 40 > 9 && pixel % 40 < 30 && pixel > 400 && pixel < 1200;
    pixels.data.set(isRed ? [200, 30, 30, 255] : [250, 250, 250, 255], pixel * 4);
  }
  return pixels;
}

function open(port: Partial<UploadsPort> = {}, calls: Partial<Calls> = {}) {
  const memory = createMemory();
  const backend = createMemoryBackend(memory);
  const saved: Upload[] = [];
  const run = createStudio();
  const takePicture = vi.fn(backend.uploads.takePicture);
  const store = createBenchStore({
    port: { takePicture, ...port },
    calls: { ...backend.calls, ...calls },
    studio: { run: async (task) => run(task), close: () => {} } as Studio,
    decode: async (file) => {
      if (file.size === 0) throw new UnreadablePicture('damaged');
      return { pixels: picture(), isAnimated: file.type === 'image/gif' };
    },
    encode: async ({ data }) => new Blob([data], { type: 'image/webp' }),
    onSaved: (upload) => saved.push(upload),
  });
  return { store, saved, takePicture, memory, ...store.getState() };
}

const file = (name: string, content = 'picture') => new File([content], name);

async function openWith(files: readonly File[], port: Partial<UploadsPort> = {}, calls: Partial<Calls> = {}) {
  const bench = open(port, calls);
  bench.addFiles(files, 'item');
  const work = (place = 0) => bench.store.getState().works[place] as BenchWork;
  await until(() => expect(work(files.length - 1).state.type).not.toBe('reading'));
  return { ...bench, work };
}

it('reads each file by itself: one that fails says so and stops no other', async () => {
  const { work, remove, store } = await openWith([file('broken.png', ''), file('old-umbrella_2.png')]);
  expect(work().state).toEqual({ type: 'unreadable', reason: 'damaged' });
  expect(work(1)).toMatchObject({ state: { type: 'open' }, facts: { name: 'Old umbrella 2' } });
  remove(work().id);
  expect(store.getState().activeId).toBe(work().id);
});

it('sends a background in each of its lights, and brings them back to be changed, renamed and taken away', async () => {
  const { store, saved, change, ...bench } = open();
  bench.addFiles([file('cellar.png')], 'background');
  const present = () => store.getState().works[0] as BenchWork;
  const { id } = present();
  await until(() => expect(present().state.type).toBe('open'));
  bench.addColor(id, 'colour');
  await bench.replaceLook(id, file('cellar-by-night.png'));
  bench.renameColor(id, 'night');
  bench.setLight(id, '#223355');
  await bench.save(id);
  expect(saved[0]?.entry).toMatchObject({
    moods: { usual: { ambient: expect.stringMatching(/^#/) }, night: { ambient: '#223355' } },
    moodOrder: ['usual', 'night'],
  });
  change(saved[0] as Upload);
  const uploadId = present().id;
  bench.lookInto(uploadId, { color: 1, state: 'default' });
  expect(present().looks.map(({ color }) => color)).toEqual(['usual', 'night']);
  bench.removeLook(uploadId);
  bench.setLight(uploadId, '#ffeedd');
  await bench.save(uploadId);
  expect(saved[1]?.entry).toMatchObject({ moods: { usual: { ambient: '#ffeedd' } }, moodOrder: ['usual'] });
});

it('undoes edits one by one, a slider’s whole way as one', async () => {
  const { work, edit, undo } = await openWith([file('kite.png')]);
  const { id } = work();
  const edits = () => {
    const look = lookAt(work());
    return look?.type === 'new' ? look.picture.edits : null;
  };
  const before = edits();
  edit(id, { isMirrored: true });
  edit(id, { cuts: [{ type: 'clearBorder', tolerance: 20 }] });
  edit(id, { cuts: [{ type: 'clearBorder', tolerance: 30 }] }, 'goesOn');
  expect(edits()?.cuts).toEqual([{ type: 'clearBorder', tolerance: 30 }]);
  undo(id);
  expect(edits()).toEqual({ ...before, isMirrored: true });
  undo(id);
  undo(id);
  expect(edits()).toEqual(before);
});

it('keeps an item with its colours, its opened look and the place where it belongs', async () => {
  const { work, saved, save, ...bench } = await openWith([file('chest.png')]);
  const { id } = work();
  bench.setFacts(id, { tag: 'Storage', isContainer: true, width: 20 });
  bench.lookInto(id, { color: 0, state: 'opened' });
  await bench.replaceLook(id, file('open.png'));
  bench.addColor(id, 'colour');
  bench.renameColor(id, 'blue');
  await bench.replaceLook(id, file('blue.png'));
  bench.addColor(id, 'colour');
  bench.renameColor(id, 'blue');
  await bench.replaceLook(id, file('also-blue.png'));
  await save(id);
  expect(work().state).toEqual({ type: 'saved' });
  const [upload] = saved;
  expect(upload?.entry).toMatchObject({ name: 'Chest', tag: 'Storage', isContainer: true, aspect: 1.5 });
  expect(upload?.entry).toMatchObject({ colorOrder: ['plain', 'blue', 'blue-3'], collection: 'own' });
  expect(bench.takePicture).toHaveBeenCalledTimes(4);
});

it('keeps each of two colours of one name, beside one that is called like the second', async () => {
  const { work, saved, save, ...bench } = await openWith([file('kite.png')]);
  const { id } = work();
  for (const color of ['blue-4', 'blue', 'blue']) {
    bench.addColor(id, 'colour');
    bench.renameColor(id, color);
    await bench.replaceLook(id, file('blue.png'));
  }
  await save(id);
  expect(saved[0]?.entry).toMatchObject({ colorOrder: ['plain', 'blue-4', 'blue', 'blue-5'] });
});

it('tries again what failed without sending a picture twice, and lets a sending be stopped', async () => {
  const saveUpload = vi.fn(createMemoryBackend(createMemory()).calls.saveUpload);
  saveUpload.mockRejectedValueOnce(new BackendError('offline', 'No connection'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { work, save, retry, takePicture } = await openWith([file('kite.png')], {}, { saveUpload });
  await save(work().id);
  expect(work().state).toEqual({ type: 'failed', reason: 'offline' });
  retry(work().id);
  await until(() => expect(work().state.type).toBe('saved'));
  expect(takePicture).toHaveBeenCalledTimes(1);
  log.mockRestore();

  const stopped = await openWith([file('kite.png')], {
    takePicture: (_file, _kind, { signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  const saving = stopped.save(stopped.work().id);
  await until(() => expect(stopped.work().state.type).toBe('sending'));
  stopped.cancel(stopped.work().id);
  await saving;
  expect(stopped.work().state).toEqual({ type: 'open' });
});

it('saves all but what would fail alike, and shows what lacks its name', async () => {
  const takePicture = vi.fn(createMemoryBackend(createMemory()).uploads.takePicture);
  takePicture.mockRejectedValueOnce(new BackendError('tooManyRequests', 'Sixty in ten minutes'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const bench = await openWith([file('cup.png'), file('kite.png'), file('owl.png')], { takePicture });
  const states = () => bench.store.getState().works.map(({ state }) => state.type);
  await bench.saveAll();
  expect(states()).toEqual(['failed', 'open', 'open']);
  bench.setFacts(bench.work(1).id, { name: ' ' });
  await bench.saveAll();
  expect(states()).toEqual(['saved', 'open', 'saved']);
  expect(bench.store.getState().activeId).toBe(bench.work(1).id);
  expect(bench.work(1).step).toBe('describe');
  log.mockRestore();
});

it('says what the server refused, and that nothing is left', async () => {
  const refused = await openWith([file('kite.png')], {
    takePicture: async () => ({ type: 'refused', reason: 'tooSmall' }),
  });
  await refused.save(refused.work().id);
  expect(refused.work().state).toEqual({ type: 'failed', reason: 'tooSmall' });
  refused.edit(refused.work().id, { cuts: [{ type: 'clearBorder', tolerance: 100 }] });
  await refused.save(refused.work().id);
  expect(refused.work().state).toEqual({ type: 'failed', reason: 'emptyPicture' });
});
