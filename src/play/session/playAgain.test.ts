import { expect, it } from 'vitest';
import { deferred } from '../../app/testing/memory/deferred.ts';
import { createPreviewJudge } from '../../editor/preview/previewJudge.ts';
import type { PlayJudge } from '../../shared/ports/PlayJudge.ts';
import { createGameplayStore } from './gameplayStore.ts';
import { studyRoom } from './testing/openGame.ts';

it('shows nothing of a response for the previous play', async () => {
  const line = deferred<void>();
  let [isSlow, isAsked] = [false, false];
  const judge = createPreviewJudge(studyRoom());
  const slow: PlayJudge = {
    ...judge,
    act: async (action, sequence) => {
      const outcome = await judge.act(action, sequence);
      isAsked = isSlow;
      if (isSlow) await line.promise;
      return outcome;
    },
  };
  const store = createGameplayStore({ judge: slow });
  const { open, start, click, playAgain } = store.getState();
  await open();
  await start();
  const chest = Object.values(store.getState().items).find(({ label }) => label === 'chest');
  isSlow = true;
  const clicked = click(chest?.id as never);
  await expect.poll(() => isAsked).toBe(true);
  await playAgain();
  const fresh = store.getState();
  line.resolve();
  await clicked;
  expect(fresh).toMatchObject({ phase: 'open', items: {}, dialog: null, isInSuspense: false });
  expect(store.getState()).toMatchObject({ items: {}, dialog: null, lastEvents: [], isActing: false });
  isSlow = false;
  await store.getState().start();
  expect(Object.values(store.getState().items).map(({ label }) => label)).toContain('chest');
});
