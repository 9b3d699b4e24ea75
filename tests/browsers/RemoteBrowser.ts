/** A step of a pointer or of keys, as WebDriver's two protocols write it alike (W3C WebDriver, Actions). */
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

/** A browser of the machine's own, with one page, driven from without. */
export interface RemoteBrowser {
  /** With its version, as reported by the browser. */
  readonly name: string;
  open: (address: string) => Promise<void>;
  /** Calls a function of the page, given as source, with plain values, and returns its plain result. */
  call: <Answer>(source: string, ...values: readonly unknown[]) => Promise<Answer>;
  perform: (gesture: Gesture) => Promise<void>;
  close: () => Promise<void>;
}

/** CSS pixels: a laptop's window. */
export const WINDOW = { width: 1280, height: 800 };
