import { expect, it, vi } from 'vitest';
import { newRoom } from '../../../core/testing/entries.ts';
import { createMemoryPastRooms } from '../../app/testing/memory/memoryPastRooms.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { createPastRoomsStore } from './pastRoomsStore.ts';

const room = newRoom();

it('keeps copies by hand until every place is taken, and takes the place of one that was removed', async () => {
  const store = createPastRoomsStore(createMemoryPastRooms(), 'r1');
  await store.getState().load();
  for (const name of ['a', 'b', 'c', 'd', ' e ']) expect(await store.getState().keep(name, room)).toBe(true);
  expect(await store.getState().keep('one too many', room)).toBe(false);
  await store.getState().remove('kept-2');
  expect(await store.getState().keep('f', room)).toBe(true);
  const names = store.getState().pastRooms.map((past) => (past.type === 'copy' ? past.name : ''));
  expect(names).toEqual(['f', 'e', 'd', 'b', 'a']);
});

it('takes a place that is free by now, not one that another tab has taken since', async () => {
  const port = createMemoryPastRooms();
  const [here, elsewhere] = [createPastRoomsStore(port, 'r1'), createPastRoomsStore(port, 'r1')];
  await Promise.all([here.getState().load(), elsewhere.getState().load()]);
  expect(await elsewhere.getState().keep('elsewhere', room)).toBe(true);
  expect(await here.getState().keep('here', room)).toBe(true);
  const names = here.getState().pastRooms.map((past) => (past.type === 'copy' ? past.name : ''));
  expect(names).toEqual(['here', 'elsewhere']);
});

it('writes over no copy where what is kept is not known', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const port = createMemoryPastRooms();
  await createPastRoomsStore(port, 'r1').getState().keep('a', room);
  const { listPastRooms } = port;
  port.listPastRooms = () => Promise.reject(new BackendError('offline', 'No network.'));
  const store = createPastRoomsStore(port, 'r1');
  await store.getState().load();
  expect(await store.getState().keep('b', room)).toBe(false);
  expect(store.getState().failure).toBe('offline');
  expect(await listPastRooms('r1')).toMatchObject([{ name: 'a' }]);
});

it('shows the failure, and keeps the previous content', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const port = createMemoryPastRooms();
  const store = createPastRoomsStore(port, 'r1');
  await store.getState().load();
  await store.getState().keep('a', room);
  port.keepCopy = () => Promise.reject(new BackendError('offline', 'No network.'));
  expect(await store.getState().keep('b', room)).toBe(false);
  expect(store.getState()).toMatchObject({ failure: 'offline', isBusy: false, pastRooms: [{ name: 'a' }] });
});
