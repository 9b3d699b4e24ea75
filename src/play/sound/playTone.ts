import { audioOutput } from './audioOutput.ts';

/** Half tones of the white keys above middle C. */
const HALF_TONES = [0, 2, 4, 5, 7, 9, 11, 12];
const MIDDLE_C = 261.63;

/** Plays a key of the toy piano for 600 ms, if the browser can; the keys are also visible. */
export function playTone(place: number): void {
  const output = audioOutput();
  if (!output) return;
  const [tone, volume] = [output.createOscillator(), output.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = MIDDLE_C * 2 ** ((HALF_TONES[place] ?? 0) / 12);
  volume.gain.setValueAtTime(0.25, output.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, output.currentTime + 0.6);
  tone.connect(volume).connect(output.destination);
  tone.start();
  tone.stop(output.currentTime + 0.6);
}
