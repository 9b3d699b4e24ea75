import type { SignalKind } from '../../../shared/ports/LiveChannel.ts';
import { playTone } from '../../sound/playTone.ts';

/** White keys of the toy piano. */
const KEYS: Readonly<Record<SignalKind, number>> = { ping: 4, come: 2, help: 0, thanks: 7 };

/** Plays the tone of a signal; it also has words. */
export function playSignalTone(kind: SignalKind): void {
  playTone(KEYS[kind]);
}
