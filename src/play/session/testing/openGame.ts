import type { Action } from '../../../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../../core/play/view/opaqueName.ts';
import type { Room } from '../../../../core/room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../../../core/testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../../core/testing/entries.ts';
import { createPreviewJudge } from '../../../editor/preview/previewJudge.ts';
import type { PlayJudge } from '../../../shared/ports/PlayJudge.ts';
import { createGameplayStore, type GameplayDeps, type GameplayStore } from '../gameplayStore.ts';
import type { GameStatusStore } from '../gameStatusStore.ts';

export const CODE = '1848';
export const NOTE = `The year was ${CODE}.`;

/**
 * The note has the chest's answer, the chest hides the key, the key opens the door; plus a television and a
 * ready message.
 */
export function studyRoom(): Room {
  const things = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });
  const commands = [
    ...say('note', NOTE),
    ...lockByPassword('chest', CODE),
    ...hideIn('chest', 'key'),
    ...lockByItem('door', 'key'),
    { type: 'setDescription', id: 'door', description: 'needsKey' } as const,
    { type: 'setRoomName', roomName: 'The study' } as const,
  ];
  return build(commands, things);
}

/** A game with the real rules, and a clock and a network controlled by the test. */
export interface TestGame {
  store: GameplayStore;
  status: GameStatusStore;
  /** The opaque name of the only known thing with this label. */
  named: (label: string) => OpaqueName;
  /** Advances the clocks of judge and screen, by milliseconds. */
  pass: (milliseconds: number) => void;
  /** The judge itself, as another tab would ask it. */
  judge: PlayJudge;
  /** Acts in another tab of this play. */
  actElsewhere: (action: Action<OpaqueName>) => Promise<unknown>;
  /** The actions sent to the judge, in order. */
  asked: Action<OpaqueName>[];
  /** While `failure` is set, the judge is unreachable and throws it. `offerAfter`: what it says with wrong answers. */
  network: { failure: Error | null; until?: Promise<void>; offerAfter?: number };
}

export async function openGame(
  room: Room = studyRoom(),
  options: Pick<GameplayDeps, 'findRecommended'> = {},
): Promise<TestGame> {
  let clock = 1_000_000;
  const asked: Action<OpaqueName>[] = [];
  const network: TestGame['network'] = { failure: null };
  const judge = createPreviewJudge(room, { now: () => clock });
  const watched: PlayJudge = {
    ...judge,
    act: async (action, sequence) => {
      asked.push(action);
      await network.until;
      if (network.failure) throw network.failure;
      const answer = await judge.act(action, sequence);
      const { offerAfter } = network;
      if (offerAfter === undefined) return answer;
      const events = answer.events.map((event) =>
        event.type === 'passwordWrong' ? { ...event, offerAfter } : event,
      );
      return { ...answer, events };
    },
  };
  const store = createGameplayStore({ judge: watched, now: () => clock, resendDelays: [], ...options });
  await store.getState().open();
  return {
    store,
    status: store,
    judge,
    actElsewhere: (action) => judge.act(action, 0),
    asked,
    network,
    named: (label) => nameOf(store, label),
    pass: (milliseconds) => {
      clock += milliseconds;
    },
  };
}

/** Opens and starts a game. */
export async function startGame(room?: Room): Promise<TestGame> {
  const game = await openGame(room);
  await game.store.getState().start();
  game.pass(1000);
  return game;
}

function nameOf(store: GameplayStore, label: string): OpaqueName {
  const { labels } = store.getState();
  const name = Object.keys(labels)
    .map(toOpaqueName)
    .find((known) => labels[known] === label);
  if (name === undefined) throw new Error(`Nothing called ${label} has been seen.`);
  return name;
}
