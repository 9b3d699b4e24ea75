import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Recipe } from '../../../../core/recipe/model.ts';
import { DOOR_ID } from '../../../../core/room/model.ts';
import { CHEST } from '../testing/catalogue.ts';
import { memoryWith, OFFLINE, openEditor, rename, roomOf } from '../testing/openEditor.ts';

const STARTER: Recipe = {
  id: 'cellar',
  order: 0,
  roomName: 'The Cellar',
  introduction: 'It is dark.',
  timeLimit: 7,
  craft: { idea: 'A box', note: 'It stands in a cellar.' },
  background: { id: 'study', mood: 'evening' },
  door: { of: 'door' },
  items: [{ id: 'box', of: CHEST.id }],
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('starter rooms', () => {
  it('are fetched once, and again after a failure', async () => {
    const memory = memoryWith({ starters: [STARTER] });
    const store = await openEditor(memory);
    memory.accountFailure = OFFLINE;
    await store.getState().loadStarters('en');
    expect(store.getState().starters.status).toBe('failed');
    memory.accountFailure = null;
    await store.getState().loadStarters('en');
    expect(store.getState().starters).toEqual({ status: 'ready', recipes: [STARTER] });
  });

  it('E2 take the place of the present contents in one step, which undo takes back', async () => {
    const store = await openEditor(memoryWith({ starters: [STARTER] }));
    rename(store, 'My own');
    store.getState().startFrom(STARTER);
    expect(roomOf(store)).toMatchObject({ roomName: 'The Cellar', creatorId: 'ada' });
    expect(roomOf(store).itemOrder).toEqual([DOOR_ID, 'box']);
    expect(store.getState().craft).toEqual(STARTER.craft);
    store.getState().closeCraftNote();
    expect(store.getState().craft).toBeNull();
    expect(store.getState().notice).toEqual({ type: 'startedFrom', roomName: 'The Cellar' });
    store.getState().undo();
    expect(roomOf(store)).toMatchObject({ roomName: 'My own' });
    expect(roomOf(store).itemOrder).toEqual([DOOR_ID]);
  });

  it('change nothing where the library lacks what they need', async () => {
    const store = await openEditor(memoryWith());
    const before = roomOf(store);
    store.getState().startFrom({ ...STARTER, items: [{ id: 'box', of: 'unicorn' }] });
    expect(roomOf(store)).toBe(before);
    expect(store.getState().notice).toEqual({ type: 'starterUnusable', roomName: 'The Cellar' });
  });
});
