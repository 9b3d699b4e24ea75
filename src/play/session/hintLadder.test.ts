import { expect, it } from 'vitest';
import { build, hideIn, lockByPassword, say } from '../../../core/testing/build.ts';
import { CODE, startGame, studyRoom } from './testing/openGame.ts';

async function ask(game: Awaited<ReturnType<typeof startGame>>) {
  await game.store.getState().askHint();
  game.pass(1000);
  return game.store.getState().ladder.map(({ rung }) => rung);
}

it('P16 keeps the hints of a step until it is done, whatever else is clicked', async () => {
  const game = await startGame();
  expect(await ask(game)).toEqual(['what']);
  expect(await ask(game)).toEqual(['what', 'where']);
  await game.store.getState().click(game.named('Door'));
  game.pass(1000);
  expect(game.store.getState().ladder).toHaveLength(2);
  await game.store.getState().click(game.named('note'));
  game.pass(1000);
  expect(game.store.getState().ladder, 'what was to be read has been').toEqual([]);
  expect(await ask(game)).toEqual(['what']);
});

it('P16 takes the step at the last rung, which the one before announces', async () => {
  const game = await startGame(
    build([...lockByPassword('chest', CODE), ...hideIn('chest', 'key')], studyRoom()),
  );
  await game.store.getState().click(game.named('note'));
  game.pass(1000);
  for (const rungs of [1, 2, 3]) expect(await ask(game)).toHaveLength(rungs);
  expect(game.store.getState().ladder.at(-1)?.next).toBe('done');
  expect(await ask(game)).toEqual([]);
  expect(game.store.getState().lastEvents.map(({ type }) => type)).toContain('unlocked');
});

it('P16 shows one step’s rungs alone, and all of them, where tries at two locks ask in turn', async () => {
  const game = await startGame(
    build(
      [
        ...[...lockByPassword('chest', CODE), ...hideIn('chest', 'key')],
        ...[...lockByPassword('tv', '5678'), ...hideIn('tv', 'note')],
        ...say('note', 'Nothing of interest.'),
        { type: 'setKeys', id: 'door', keys: ['key', 'note'] },
      ],
      studyRoom(),
    ),
  );
  async function failAndAsk(at: string) {
    await game.store.getState().click(game.named(at));
    await game.store.getState().enterPassword('1');
    game.store.getState().closeDialog();
    game.pass(1000);
    await ask(game);
    return game.store.getState().ladder.map(({ rung, label = '' }) => `${rung} ${label}`.trim());
  }
  expect(await failAndAsk('chest')).toEqual(['what']);
  expect(await failAndAsk('tv')).toEqual(['what']);
  expect(await failAndAsk('tv')).toEqual(['what', 'where tv']);
  expect(await failAndAsk('chest')).toEqual(['what', 'where chest']);
});
