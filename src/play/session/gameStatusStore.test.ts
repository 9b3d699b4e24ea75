import { expect, it } from 'vitest';
import type { GameStatus } from '../../../core/play/model.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';
import { createPreviewJudge } from '../../editor/preview/previewJudge.ts';
import { createGameplayStore } from './gameplayStore.ts';
import type { GameStatusStore } from './gameStatusStore.ts';
import { studyRoom } from './testing/openGame.ts';

const IDLE: GameStatus = { isStarted: false, isPaused: false, isGameOver: false, isEscaped: false };
const RUNNING = { ...IDLE, isStarted: true };
const STATES: readonly GameStatus[] = [
  IDLE,
  RUNNING,
  { ...RUNNING, isPaused: true },
  { ...RUNNING, isGameOver: true },
  { ...RUNNING, isEscaped: true },
];

/** A play whose judge returns whatever the test sets. */
async function openStatus() {
  const judge = createPreviewJudge(studyRoom());
  const { view, ...started } = await judge.startPlay();
  let said: PlayerView = view;
  const store = createGameplayStore({
    judge: { ...judge, startPlay: async () => ({ ...started, view: said }) },
  });
  await store.getState().open();
  const status: GameStatusStore = store;
  async function say(flags: GameStatus) {
    said = { ...view, ...flags };
    await store.getState().refresh();
  }
  return { status, say };
}

it('follows the judge from any state of a play to any other, also of another play', async () => {
  const { status, say } = await openStatus();
  for (const before of STATES) {
    for (const now of STATES) {
      await say(before);
      await say(now);
      expect(status.getState()).toMatchObject(now);
    }
  }
});
