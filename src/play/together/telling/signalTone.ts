import type { SignalKind } from '../../../shared/ports/LiveChannel.ts';

/** Hertz. */
const PITCHES: Readonly<Record<SignalKind, number>> = { ping: 392, come: 330, help: 262, thanks: 523 };
/** Seconds. */
const LASTS = 0.6;

let output: AudioContext | undefined;

/**
 * Plays the tone of a signal, which also has words; silent where the browser cannot. It is not one of the game's sounds:
 * it is heard while those are off.
 */
export function playSignalTone(kind: SignalKind): void {
  try {
    output ??= new AudioContext();
  } catch {
    return;
  }
  const [tone, volume] = [output.createOscillator(), output.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = PITCHES[kind];
  volume.gain.setValueAtTime(0.25, output.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, output.currentTime + LASTS);
  tone.connect(volume).connect(output.destination);
  tone.start();
  tone.stop(output.currentTime + LASTS);
}
