import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OpaqueName, toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { useLockTry } from './useLockTry.ts';

const [SAFE, CHEST, DOOR] = [toOpaqueName('safe'), toOpaqueName('chest'), toOpaqueName('door')];
const WRONG = { error: { type: 'wrong' }, announcements: 1 } as const;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Options = Parameters<typeof useLockTry>[0];

/** The dialog of a lock with digit keys. */
async function hold(lock: OpaqueName) {
  const root = createRoot(document.createElement('div'));
  const submitted: string[] = [];
  let held: ReturnType<typeof useLockTry>;
  let options: Options = {
    ...{ lock, view: { type: 'digits' }, announcements: 0, error: null },
    ...{ isBusy: false, isOffline: false, isOpen: false, onSubmit: (answer) => submitted.push(answer) },
  };
  function Held(props: Options) {
    held = useLockTry(props);
    return null;
  }
  const change = (changed: Partial<Options>) =>
    act(() => {
      options = { ...options, ...changed };
      root.render(<Held {...options} />);
    });
  await change({});
  return {
    submitted,
    change,
    now: () => held,
    enter: (entered: string) => act(() => held.enter(entered)),
    submit: () => act(() => held.submit()),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    putDown: () => act(() => root.unmount()),
  };
}

it('what was pressed on a lock is gone once that is put down, tried or not', async () => {
  const first = await hold(SAFE);
  await first.enter('19');
  await first.putDown();
  const again = await hold(SAFE);
  expect(again.now().entered).toBe('');
  await again.putDown();
});

it('a key for which a lock has no room says so, until the next change', async () => {
  const { now, enter, putDown } = await hold(CHEST);
  await enter('123456789012');
  await enter('123456789012');
  expect(now().outcome).toEqual({ type: 'full' });
  await enter('12345678901');
  expect(now().outcome).toEqual({ type: 'none' });
  await putDown();
});

it('a lock that is set keeps what was set, also when that was wrong, until it opens', async () => {
  const clock = { view: { type: 'clock' } } as const;
  const first = await hold(SAFE);
  await first.change(clock);
  await first.enter('3:45');
  await first.change(WRONG);
  await first.putDown();
  const again = await hold(SAFE);
  expect(again.now().entered, 'called wrong').toBe('3:45');
  await again.change({ ...clock, isOpen: true });
  await again.putDown();
  const third = await hold(SAFE);
  expect(third.now().entered, 'opened').toBe('');
  await third.putDown();
});

it('a wrong answer is emptied once it could be read, or begun anew at once by the next key', async () => {
  const { now, enter, change, wait, putDown } = await hold(CHEST);
  await enter('12');
  await change(WRONG);
  expect(now()).toMatchObject({ entered: '12', state: 'wrong', wrongTries: 1 });
  await wait(600);
  expect(now()).toMatchObject({ entered: '', state: 'wrong' });
  await enter('34');
  expect(now()).toMatchObject({ entered: '34', state: 'rest', wrongTries: 0 });
  await change({ announcements: 2 });
  await enter('345');
  await wait(600);
  expect(now().entered).toBe('5');
  await putDown();
});

it('an empty answer is not sent, nor one while another is under way; after four seconds the lock says that it thinks', async () => {
  const { now, enter, submit, submitted, change, wait, putDown } = await hold(DOOR);
  await submit();
  expect(now().outcome).toEqual({ type: 'missing' });
  await enter('12');
  await submit();
  await change({ isBusy: true });
  await submit();
  expect(submitted).toEqual(['12']);
  await wait(3900);
  expect(now().outcome).toEqual({ type: 'none' });
  await wait(100);
  expect(now().outcome).toEqual({ type: 'thinking' });
  await change({ isOffline: true });
  expect(now().outcome).toEqual({ type: 'offline' });
  await putDown();
});
