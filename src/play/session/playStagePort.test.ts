import { expect, it } from 'vitest';
import { createPlayStagePort } from './playStagePort.ts';
import { CODE, openGame, startGame } from './testing/openGame.ts';

it('shows nothing before the start, and the items back to front after it', async () => {
  const { store } = await openGame();
  const port = createPlayStagePort(store);
  expect(port.getState().view).toEqual({ background: null, items: [] });
  await store.getState().start();
  const { background, items } = port.getState().view;
  expect(background?.uri).toBe('/art/backgrounds/study/warm.webp');
  expect(items.map(({ label, isMovable }) => [label, isMovable])).toEqual([
    ['Door', false],
    ['chest', false],
    ['note', false],
    ['tv', false],
  ]);
});

it('keeps its identity, and keeps quiet, while nothing on the stage changes', async () => {
  const { store, named } = await startGame();
  const port = createPlayStagePort(store);
  const before = port.getState();
  let calls = 0;
  port.subscribe(() => {
    calls += 1;
  });
  await store.getState().click(named('note'));
  store.getState().closeDialog();
  await store.getState().poll();
  expect(port.getState()).toBe(before);
  expect(calls).toBe(0);
});

it('keeps the same view while the player moves over it', async () => {
  const { store } = await startGame();
  const port = createPlayStagePort(store);
  const { view } = port.getState();
  port.setSeen({ x: 10, y: 10, width: 50, height: 50 });
  expect(port.getState()).toMatchObject({ seen: { width: 50 } });
  expect(port.getState().view).toBe(view);
});

it('changes with the room and with the target of a drag', async () => {
  const { store, named } = await startGame();
  const port = createPlayStagePort(store);
  const before = port.getState();
  await store.getState().click(named('tv'));
  const opened = port.getState();
  expect(opened).not.toBe(before);
  store.getState().setTarget(named('Door'));
  expect(port.getState()).toMatchObject({ targetId: named('Door'), view: opened.view });
});

it('passes clicks on by the names of the play', async () => {
  const { store, named, asked } = await startGame();
  createPlayStagePort(store).click(named('tv'));
  await expect.poll(() => asked).toContainEqual({ type: 'click', item: named('tv') });
});

it('O4 lets what was said go with a tap where nothing is, and with a moved view that it lies over', async () => {
  const { store, named, pass } = await startGame();
  const [over, beside] = [createPlayStagePort(store), createPlayStagePort(store, () => false)];
  const say = async () => {
    await store.getState().click(named('Door'));
    pass(1000);
    expect(store.getState().captions).toHaveLength(1);
  };
  await say();
  beside.lookAround();
  expect(store.getState().captions).toHaveLength(1);
  beside.clickGround();
  expect(store.getState().captions).toEqual([]);
  await say();
  over.lookAround();
  expect(store.getState().captions).toEqual([]);
});

it('N6 marks a lock that was opened, also for who comes back to the play', async () => {
  const { store, named } = await startGame();
  const over = () => {
    const { items } = createPlayStagePort(store).getState().view;
    return items.flatMap(({ label, isDone }) => (isDone ? [label] : []));
  };
  await store.getState().click(named('chest'));
  await store.getState().click(named('tv'));
  expect(over()).toEqual([]);
  await store.getState().click(named('chest'));
  await store.getState().enterPassword(CODE);
  expect(over()).toEqual(['chest']);
  await store.getState().refresh();
  expect(over()).toEqual(['chest']);
});
