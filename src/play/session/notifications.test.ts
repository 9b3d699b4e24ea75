import { describe, expect, it } from 'vitest';
import { CODE, startGame } from './testing/openGame.ts';

describe('notifications', () => {
  it('are two a tap: that it is under way, and what came of it, the view together with its dialog', async () => {
    const game = await startGame();
    const { store, named } = game;
    const seen: object[] = [];
    store.subscribe(({ isActing, dialog, itemOrder, isEscaped }) =>
      seen.push({ isActing, dialog: dialog?.type ?? null, items: itemOrder.length, isEscaped }),
    );
    const room = { isActing: false, dialog: null, items: 4, isEscaped: false };
    await store.getState().click(named('note'));
    expect(seen.splice(0)).toEqual([
      { ...room, isActing: true },
      { ...room, dialog: 'message' },
    ]);
    store.getState().closeDialog();
    await store.getState().click(named('chest'));
    seen.length = 0;
    await store.getState().enterPassword(CODE);
    expect(seen.splice(0)).toEqual([
      { ...room, isActing: true, dialog: 'password' },
      { ...room, items: 5 },
    ]);
    await store.getState().click(named('key'));
    seen.length = 0;
    await store.getState().useEntry({ entry: named('key'), on: named('Door') });
    expect(seen).toEqual([
      { ...room, isActing: true },
      { ...room, isEscaped: true },
    ]);
  });

  it('are two also for a click that shows at once what it showed before', async () => {
    const { store, named, pass } = await startGame();
    await store.getState().click(named('Door'));
    pass(5000);
    let count = 0;
    store.subscribe(() => {
      count += 1;
    });
    await store.getState().click(named('Door'));
    expect(count).toBe(2);
  });
});
