import type { LiveChannel } from '../../../shared/ports/LiveChannel.ts';
import type { GameplayStore } from '../../session/gameplayStore.ts';
import { readPointers, readSignals } from '../live/readLive.ts';
import { atMost } from './atMost.ts';
import type { CompanyStore } from './companyStore.ts';
import { createPointing } from './pointing.ts';
import { isAccompanied } from './sights.ts';

/** Milliseconds between two readings of the channel, however often browsers write to it. */
const READ_EVERY = 100;
/** Milliseconds after which this player's own signal is removed from the channel. */
const SIGNAL_STAYS = 4000;

interface Followed {
  gameplay: GameplayStore;
  company: CompanyStore;
  channel: LiveChannel;
  seat: number;
}

/**
 * Sends this player's pointer and signals over the live channel, and receives those of the others. Keys may
 * change.
 */
export function followCompany({ gameplay, company, channel, seat }: Followed) {
  let teamKey: string | null = null;
  let stopWatching: readonly (() => void)[] = [];
  let fading: ReturnType<typeof setTimeout> | undefined;
  const pointers = atMost(READ_EVERY, (written: unknown) =>
    company.getState().seePointers(readPointers(written)),
  );
  const signals = atMost(READ_EVERY, (written: unknown) =>
    company.getState().seeSignals(readSignals(written), channel.now()),
  );
  const pointing = createPointing((pointer) => {
    // A refusal means that the team has a new key by now.
    if (teamKey !== null) channel.point(teamKey, seat, pointer).catch(() => {});
  });

  const stop = company.subscribe(({ own, signals }, before) => {
    if (own !== before.own && own && isAccompanied(gameplay.getState())) pointing.move(own);
    const made = signals[seat];
    if (!made || made === before.signals[seat] || teamKey === null) return;
    const key = teamKey;
    const { kind, x, y, scene } = made;
    channel.signal(key, seat, { kind, x, y, scene, at: channel.now() }).catch(() => {});
    clearTimeout(fading);
    fading = setTimeout(() => channel.signal(key, seat, null).catch(() => {}), SIGNAL_STAYS);
  });

  function stopAll(): void {
    for (const stopOne of stopWatching) stopOne();
    pointers.stop();
    signals.stop();
  }

  return {
    takeKey: (key: string) => {
      stopAll();
      teamKey = key;
      stopWatching = [channel.watchPointers(key, pointers.give), channel.watchSignals(key, signals.give)];
    },
    stop: () => {
      stop();
      stopAll();
      clearTimeout(fading);
      pointing.end();
    },
  };
}
