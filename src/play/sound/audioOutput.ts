let output: AudioContext | undefined;

/** Where sounds go, from the first press on; null where the browser has no sound. */
export function audioOutput(): AudioContext | null {
  try {
    output ??= new AudioContext();
  } catch {
    return null;
  }
  return output;
}
