import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryPastRooms } from '../../app/testing/memory/memoryPastRooms.ts';
import { memoryWith, openEditor, rename } from '../store/testing/openEditor.ts';
import { keepDays } from './keepDays.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps a room as it was opened once a change of it is saved, and a room that is new never', async () => {
  const pastRooms = createMemoryPastRooms();
  const memory = memoryWith();
  const first = await openEditor(memory);
  keepDays(first, pastRooms);
  rename(first, 'The study');
  await first.getState().save(null);
  rename(first, 'The study by night');
  await first.getState().save(null);
  const id = first.getState().currentRoomId ?? '';
  expect(await pastRooms.listPastRooms(id)).toEqual([]);

  const again = await openEditor(memory);
  const stop = keepDays(again, pastRooms);
  await again.getState().open(id);
  await again.getState().save(null);
  expect(await pastRooms.listPastRooms(id)).toEqual([]);
  rename(again, 'The cellar');
  await again.getState().save(null);
  expect(await pastRooms.listPastRooms(id)).toMatchObject([{ room: { roomName: 'The study by night' } }]);
  stop();
});
