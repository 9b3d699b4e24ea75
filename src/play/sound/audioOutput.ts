let output: AudioContext | undefined;

/** The browser's audio output, created at the first press; null where the browser has none. */
export function audioOutput(): AudioContext | null {
  try {
    output ??= new AudioContext();
  } catch {
    return null;
  }
  return output;
}
