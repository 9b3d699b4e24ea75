import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useLeadToNew } from './useLeadToNew.ts';

function List({ count, hasLinks }: { count: number; hasLinks: boolean }) {
  const { place, expect: expectMore } = useLeadToNew<HTMLUListElement>(count);
  return (
    <>
      <ul ref={place}>
        {Array.from({ length: count }, (_, index) => index + 1).map((name) => (
          <li key={name}>{hasLinks ? <a href={`#${name}`}>{name}</a> : name}</li>
        ))}
      </ul>
      <button type="button" onClick={expectMore}>
        More
      </button>
      <input />
    </>
  );
}

/** The text of the focused element after more was loaded; `meanwhile` runs before it arrives. */
async function focusedAfter(meanwhile: (host: HTMLElement) => void, hasLinks = true): Promise<string | null> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(() => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  await act(() => root.render(<List count={2} hasLinks={hasLinks} />));
  host.querySelector('button')?.focus();
  host.querySelector('button')?.click();
  meanwhile(host);
  await act(() => root.render(<List count={4} hasLinks={hasLinks} />));
  return document.activeElement?.textContent ?? null;
}

it('leads to the first entry that came: to its link, or to itself', async () => {
  expect(await focusedAfter(() => {})).toBe('3');
  expect(await focusedAfter((host) => host.querySelector('button')?.blur())).toBe('3');
  expect(await focusedAfter(() => {}, false)).toBe('3');
});

it('does not move a user who has navigated elsewhere meanwhile', async () => {
  expect(await focusedAfter((host) => host.querySelector('a')?.focus())).toBe('1');
});
