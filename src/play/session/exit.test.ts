import { expect, it } from 'vitest';
import type { PlayEvent } from '../../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { build, lockByPassword } from '../../../core/testing/build.ts';
import { openedDoor } from './exit.ts';
import { CODE, startGame, studyRoom } from './testing/openGame.ts';

const opened = (item: string): PlayEvent<OpaqueName> => ({ type: 'opened', item: toOpaqueName(item) });
const escaped: PlayEvent<OpaqueName> = { type: 'escaped', time: 1 };

it('O6 knows the door behind which a room was left, and none where nobody escaped', () => {
  expect(openedDoor([opened('chest'), opened('door'), escaped])).toBe('door');
  expect(openedDoor([opened('chest')])).toBeNull();
  expect(openedDoor([escaped])).toBeNull();
});

it('O6 closes an open dialog once the door is known to open', async () => {
  const { store, named } = await startGame(build(lockByPassword('door', CODE), studyRoom()));
  await store.getState().click(named('Door'));
  const answer = store.getState().enterPassword(CODE);
  store.getState().closeDialog();
  store.getState().setHelp('journal');
  store.getState().setHighlighting(true);
  await answer;
  expect(store.getState()).toMatchObject({ exit: { isShown: true }, help: null, isHighlighting: false });
});
