import { expect, it, vi } from 'vitest';
import { isOpenElsewhere, takeTab } from './oneTab.ts';

it('T9: the newest tab plays, and the older one hears of it', async () => {
  expect(await isOpenElsewhere('K7M4QX')).toBe(false);
  const [older, newer] = [vi.fn(), vi.fn()];
  const giveUp = takeTab('K7M4QX', older);
  expect(await isOpenElsewhere('K7M4QX')).toBe(true);
  expect(await isOpenElsewhere('ABCDEF'), 'another party').toBe(false);
  expect(older).not.toHaveBeenCalled();

  const leave = takeTab('K7M4QX', newer);
  await vi.waitFor(() => expect(older).toHaveBeenCalledOnce());
  expect(newer).not.toHaveBeenCalled();
  giveUp();
  leave();
  expect(await isOpenElsewhere('K7M4QX')).toBe(false);
});
