import { WAIT_LIMIT } from '../limits.mjs';
import { type Found, findThing, type Wanted } from './findThing.ts';
import type { RemoteBrowser, Step } from './RemoteBrowser.ts';
import { endPressWatch, watchPress } from './watchPress.ts';

/** Milliseconds between two checks. */
const LOOK_AGAIN = 200;

/** A user at a browser, who finds controls by their accessible names, with mouse and keyboard. */
export class Person {
  readonly #browser: RemoteBrowser;

  constructor(browser: RemoteBrowser) {
    this.#browser = browser;
  }

  open(address: string): Promise<void> {
    return this.#browser.open(address);
  }

  /** Returns the element's position, once it is visible and no longer moves. */
  see(wanted: Wanted): Promise<Found> {
    return this.#seeWhere(() => true, `There is no ${describe(wanted)}.`, wanted);
  }

  #seeWhere(isGood: (found: Found) => boolean, failure: string, wanted: Wanted): Promise<Found> {
    let before: Found | null = null;
    return this.until(failure, async () => {
      const found = await this.find(wanted);
      const isAtRest = found && before && found.x === before.x && found.y === before.y;
      before = found;
      return isAtRest && isGood(found) ? found : null;
    });
  }

  /** Returns the element's current position; null if it is not visible. */
  find(wanted: Wanted): Promise<Found | null> {
    return this.#call(findThing, wanted);
  }

  /** Presses a control, waiting until it is enabled; once more if it moved away before it was pressed. */
  async press(wanted: Wanted): Promise<void> {
    const failure = `There is no ${describe(wanted)} to press.`;
    await this.until(failure, async () => {
      const { x, y, width, height } = await this.#seeWhere(({ isDisabled }) => !isDisabled, failure, wanted);
      await this.#call(watchPress);
      await this.pressAt(x + width / 2, y + height / 2);
      return (await this.#call(endPressWatch)) || null;
    });
  }

  async pressAt(x: number, y: number): Promise<void> {
    await this.#point([
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 50 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Drags from a point by a distance. */
  async dragBy(x: number, y: number, byX: number, byY: number): Promise<void> {
    const move = (part: number): Step => ({
      type: 'pointerMove',
      x: Math.round(x + byX * part),
      y: Math.round(y + byY * part),
      duration: 100,
    });
    await this.#point([
      move(0),
      { type: 'pointerDown', button: 0 },
      ...[0.25, 0.5, 0.75, 1].map(move),
      { type: 'pause', duration: 300 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async type(words: string): Promise<void> {
    const strokes = [...words].flatMap((value): Step[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#browser.perform({ type: 'key', id: 'keys', actions: strokes });
  }

  /** Fills a field. */
  async fill(wanted: Wanted, words: string): Promise<void> {
    await this.press(wanted);
    await this.#call(() => (document.activeElement as HTMLInputElement | null)?.select());
    await this.type(words);
  }

  /** Chooses a file in the page's file field. */
  async bring(file: { name: string; type: string; base64: string }): Promise<void> {
    await this.#call(({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      const field = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!field) throw new Error('The page asks for no file.');
      field.files = transfer.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, file);
  }

  /** Waits until the page says so, wherever. */
  async read(words: string): Promise<void> {
    await this.until(`Nothing says “${words}”.`, async () => (await this.says(words)) || null);
  }

  says(words: string): Promise<boolean> {
    return this.#call((wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted), words);
  }

  /** Waits until nothing matches a selector, such as a short animation over the room. */
  async untilGone(selector: string): Promise<void> {
    await this.until(`It stays: ${selector}`, () =>
      this.#call((wanted) => document.querySelector(wanted) === null || null, selector),
    );
  }

  /** Repeats a check until it returns a result. A failure includes the page's text at that time. */
  async until<Answer>(failure: string, ask: () => Promise<Answer | null>): Promise<Answer> {
    const deadline = Date.now() + WAIT_LIMIT;
    for (;;) {
      const answer = await ask();
      if (answer !== null) return answer;
      if (Date.now() > deadline) throw new Error(`${failure} The page says: ${await this.#text()}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
  }

  /** Frames per second of the page, over some seconds. */
  countFrames(seconds: number): Promise<number> {
    return this.#call(
      (wanted) =>
        new Promise<number>((settle) => {
          let frames = 0;
          const begin = performance.now();
          const count = (now: number) => {
            frames += 1;
            const passed = (now - begin) / 1000;
            if (passed < wanted) requestAnimationFrame(count);
            else settle(frames / passed);
          };
          requestAnimationFrame(count);
        }),
      seconds,
    );
  }

  #text(): Promise<string> {
    return this.#call(() => document.body.innerText.replace(/\s+/g, ' ').slice(0, 1500));
  }

  async #point(actions: readonly Step[]): Promise<void> {
    await this.#browser.perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions,
    });
  }

  /** Calls a function in the page, passed as text: the runner adds helpers to functions that pages lack. */
  #call<Values extends readonly unknown[], Answer>(
    run: (...values: Values) => Answer | Promise<Answer>,
    ...values: Values
  ): Promise<Answer> {
    const source = `(...values) => { const __name = (made) => made; return (${run})(...values); }`;
    return this.#browser.call<Answer>(source, ...values);
  }
}

function describe({ role, name, inside }: Wanted): string {
  return `${role} “${name ?? ''}”${inside ? ` in ${inside.role} “${inside.name}”` : ''}`;
}
