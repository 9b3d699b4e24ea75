/**
 * A step of a pointer or of keys, in the form that WebDriver's two protocols share (W3C WebDriver, Actions).
 */
export type Step =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'pause'; duration: number };

/** Actions of one input device, in order. */
export interface Gesture {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly Step[];
}

/** A browser that is installed on the machine, with one page, controlled from outside. */
export interface RemoteBrowser {
  /** With its version, as the browser reports it. */
  readonly name: string;
  open: (address: string) => Promise<void>;
  /** Calls a function of the page, given as source, with plain values, and returns its plain result. */
  call: <Answer>(source: string, ...values: readonly unknown[]) => Promise<Answer>;
  perform: (gesture: Gesture) => Promise<void>;
  close: () => Promise<void>;
}

/** In CSS pixels, as on a laptop. */
export const WINDOW = { width: 1280, height: 800 };
