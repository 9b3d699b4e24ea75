import fc from 'fast-check';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

let host: HTMLElement;
beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => host.remove());

/** Simulates a browser that translates the page: each text is replaced by the browser's own elements. */
function translate(within: Node): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.tagName === 'FONT') continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
}

interface Facts {
  before: string | null;
  count: number | null;
  isBusy: boolean;
  after: string | false;
}

function Words({ before, count, isBusy, after }: Facts): ReactNode {
  return (
    <div>
      {before}
      {isBusy ? <b>busy</b> : count}
      {/* biome-ignore lint/complexity/noUselessFragments: components write such fragments around their children */}
      <>{after}</>
      {/* biome-ignore lint/complexity/noUselessFragments: components also write fragments of several texts */}
      <>
        {count} {after}
      </>
      <p>
        {count} of {before}
      </p>
      <p>
        {isBusy && <i>soon</i>} {after}
      </p>
      {isBusy ? 'waiting' : <u>{count} left</u>}
      <p>{[before, after, count].map((each) => (each === 'a' ? <s key="a">{each}</s> : each))}</p>
    </div>
  );
}

const word = fc.constantFrom('a', 'bc', 'd e');
const facts = fc.record<Facts>({
  before: fc.option(word),
  count: fc.option(fc.nat(9)),
  isBusy: fc.boolean(),
  after: fc.oneof(word, fc.constant<false>(false)),
});

it('keeps working while a browser’s page translation changes the DOM', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 2, maxLength: 6 }), async (states) => {
      const [plain, translated] = [document.createElement('div'), document.createElement('div')];
      host.replaceChildren(plain, translated);
      const roots = [createRoot(plain), createRoot(translated)];
      for (const state of states) {
        await act(() => roots.forEach((root) => void root.render(<Words {...state} />)));
        translate(translated);
        expect(translated.textContent).toBe(plain.textContent?.toUpperCase());
      }
      await act(() => roots.forEach((root) => void root.unmount()));
      expect(translated.textContent).toBe('');
    }),
    { seed: 40, numRuns: 60 },
  );
});

it('adds nothing where an element has one text, or texts alone', async () => {
  const root = createRoot(host);
  await act(() =>
    root.render(
      <p title="one">
        {2} of {3}
      </p>,
    ),
  );
  expect(host.innerHTML).toBe('<p title="one">2 of 3</p>');
  await act(() => root.unmount());
});
