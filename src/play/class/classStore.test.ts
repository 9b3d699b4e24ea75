import { expect, it } from 'vitest';
import { createClassStore, litFor, SHOWN_FOR } from './classStore.ts';
import { NOON, saidAt as said, classView as view } from './testing/classView.ts';

it('shows a newcomer only what was said a moment ago, and keeps all of it for the journal', () => {
  const messages = [said(1, NOON - SHOWN_FOR), said(2, NOON - 1)];
  const { unread, noted } = createClassStore(view({ messages })).getState();
  expect(unread.map(({ number }) => number)).toEqual([2]);
  expect(noted.map(({ said: { number } }) => number)).toEqual([1, 2]);
});

it('shows each message once, in order, and puts it where the journal was', () => {
  const store = createClassStore(view({ messages: [said(1)] }));
  const { take, read } = store.getState();
  read(store.getState().unread[0] ?? said(0));
  take(view({ messages: [said(1), said(4)] }), 3);
  take(view({ messages: [said(4), said(5)] }), 7);
  expect(store.getState().unread.map(({ number }) => number)).toEqual([4, 5]);
  expect(store.getState().noted.map(({ place }) => place)).toEqual([0, 3, 7]);
});

it('tells the end of a call for help, but not one that this player has ended', () => {
  const store = createClassStore(view({ isCalling: true }));
  store.getState().take(view(), 0);
  expect(store.getState().callsOver).toBe(1);
  store.getState().change({ isCalling: true });
  store.getState().change({ isCalling: false });
  store.getState().take(view(), 0);
  expect(store.getState().callsOver).toBe(1);
});

it('lights up for as long as the server says, whatever this browser’s clock says', () => {
  const store = createClassStore(view({ litUntil: NOON + 10_000 }), () => 50);
  expect([50, 4050, 10_050, 99_999].map((at) => litFor(store.getState(), at))).toEqual([10_000, 6000, 0, 0]);
  expect(litFor({ view: view(), takenAt: 50 }, 50)).toBe(0);
});
