// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { ignoreCompositions } from './ignoreCompositions.ts';

it('keeps keys of a composition from every listener, and no others', () => {
  const end = ignoreCompositions();
  const heard = vi.fn();
  for (const target of [window, document, document.body])
    for (const capture of [true, false]) target.addEventListener('keydown', heard, { capture });
  const strike = (init: KeyboardEventInit & { keyCode?: number }) => {
    heard.mockClear();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
    return heard.mock.calls.length;
  };
  expect(strike({ isComposing: true, keyCode: 229 })).toBe(0);
  // Safari's Enter comes after the composition has ended.
  expect(strike({ isComposing: false, keyCode: 229 })).toBe(0);
  expect(strike({ keyCode: 13 })).toBe(6);
  end();
  expect(strike({ isComposing: true, keyCode: 229 })).toBe(6);
});
