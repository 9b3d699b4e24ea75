import { audioOutput } from './audioOutput.ts';
import { isSoundOn, soundVolume } from './soundChoice.ts';
import { SOUNDS, type SoundName, type Stroke } from './sounds.ts';

/** Plays a sound if sound is on. Everything audible is also visible or announced. */
export function playSound(name: SoundName): void {
  const output = isSoundOn() && soundVolume() > 0 ? audioOutput() : null;
  if (!output) return;
  for (const stroke of SOUNDS[name]) playStroke(output, stroke);
}

function playStroke(output: AudioContext, stroke: Stroke): void {
  const start = output.currentTime + (stroke.at ?? 0);
  const volume = output.createGain();
  volume.gain.setValueAtTime(Math.max(0.001, stroke.volume * loudness()), start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + stroke.lasts);
  const source =
    stroke.type === 'noise' ? noise(output, stroke, start) : tone(output, stroke, stroke.type, start);
  source.end.connect(volume).connect(output.destination);
  source.begin.start(start);
  source.begin.stop(start + stroke.lasts);
}

/** From 0 to 1: loudness is perceived by the square of the slider's position. */
function loudness(): number {
  return (soundVolume() / 100) ** 2;
}

interface Source {
  begin: AudioScheduledSourceNode;
  end: AudioNode;
}

function tone(
  output: AudioContext,
  { pitch, to, lasts }: Stroke,
  type: OscillatorType,
  start: number,
): Source {
  const begin = output.createOscillator();
  begin.type = type;
  begin.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) begin.frequency.exponentialRampToValueAtTime(to, start + lasts);
  return { begin, end: begin };
}

/** Noise in a band around a pitch. */
function noise(output: AudioContext, { pitch, to, lasts }: Stroke, start: number): Source {
  const length = Math.ceil(output.sampleRate * lasts);
  const buffer = output.createBuffer(1, length, output.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length }, () => Math.random() * 2 - 1),
    0,
  );
  const begin = output.createBufferSource();
  begin.buffer = buffer;
  const end = output.createBiquadFilter();
  end.type = 'bandpass';
  end.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) end.frequency.exponentialRampToValueAtTime(to, start + lasts);
  begin.connect(end);
  return { begin, end };
}
