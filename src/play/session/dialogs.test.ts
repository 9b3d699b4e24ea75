import { describe, expect, it } from 'vitest';
import { CODE, NOTE, startGame } from './testing/openGame.ts';

describe('dialogs', () => {
  it("shows a creator's words (P6)", async () => {
    const { store, named } = await startGame();
    await store.getState().click(named('note'));
    expect(store.getState().dialog).toEqual({
      type: 'message',
      item: named('note'),
      message: { type: 'custom', text: NOTE, showsAs: 'paper' },
    });
    store.getState().closeDialog();
    expect(store.getState().dialog).toBeNull();
  });

  it('shows the message of a lock by item (P3)', async () => {
    const { store, named, pass } = await startGame();
    await store.getState().click(named('Door'));
    expect(store.getState().dialog).toBeNull();
    expect(store.getState().captions).toMatchObject([{ message: { description: 'needsKey' } }]);
    pass(2000);
    await store.getState().click(named('tv'));
    expect(store.getState().captions).toEqual([]);
  });

  it('keeps the entry of a code open after a wrong one, and closes it after the right one (P7)', async () => {
    const { store, named } = await startGame();
    await store.getState().click(named('chest'));
    expect(store.getState().dialog).toMatchObject({ type: 'password', error: null });
    await store.getState().enterPassword('0000');
    expect(store.getState().dialog).toMatchObject({ type: 'password', error: { type: 'wrong' } });
    await store.getState().enterPassword(CODE);
    expect(store.getState().dialog).toBeNull();
    expect(store.getState().lastEvents.map(({ type }) => type)).toContain('revealed');
  });

  it('does not reopen an entry that was closed before the response', async () => {
    const { store, named } = await startGame();
    await store.getState().click(named('chest'));
    const answer = store.getState().enterPassword('0000');
    store.getState().closeDialog();
    await answer;
    expect(store.getState().dialog).toBeNull();
  });

  it('says how long a lock is closed, also to the next click on it (P13)', async () => {
    const { store, named, pass } = await startGame();
    await store.getState().click(named('chest'));
    for (let wrong = 0; wrong < 9; wrong += 1) await store.getState().enterPassword(`wrong ${wrong}`);
    const closed = { type: 'closed', until: 1_001_000 + 30_000 };
    expect(store.getState().dialog).toMatchObject({ type: 'password', error: closed });
    store.getState().closeDialog();
    pass(10_000);
    await store.getState().click(named('chest'));
    expect(store.getState().dialog).toMatchObject({ type: 'password', item: named('chest'), error: closed });
    pass(20_000);
    await store.getState().enterPassword(CODE);
    expect(store.getState().dialog).toBeNull();
  });

  it('goes when the time runs out under it (P10)', async () => {
    const { store, status, named, pass } = await startGame();
    await store.getState().click(named('chest'));
    pass(5 * 60_000);
    await store.getState().enterPassword(CODE);
    expect(store.getState().dialog).toBeNull();
    expect(status.getState().isGameOver).toBe(true);
  });
});
