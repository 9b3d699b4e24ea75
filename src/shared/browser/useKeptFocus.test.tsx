import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

interface ListProps {
  rows: readonly string[];
  isTeamShown?: boolean;
  isDisabled?: boolean;
}

function List({ rows, isTeamShown = true, isDisabled = false }: ListProps) {
  const place = useKeptFocus<HTMLDivElement>();
  return (
    <main>
      <div ref={place}>
        {isTeamShown && (
          <section aria-label="Brass Owls">
            {rows.map((row) => (
              <button key={row} type="button" disabled={isDisabled}>
                {row}
              </button>
            ))}
          </section>
        )}
      </div>
    </main>
  );
}

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = (props: ListProps) => act(() => root.render(<List {...props} />));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const focused = () => document.activeElement;

it('gives the focus of a row that is removed to the part around it', async () => {
  await show({ rows: ['one', 'two'] });
  button('one')?.focus();
  await show({ rows: ['two'] });
  await vi.waitFor(() => expect(focused()?.getAttribute('aria-label')).toBe('Brass Owls'));
});

it('gives the focus of a control that is disabled to the part around it', async () => {
  await show({ rows: ['one'] });
  button('one')?.focus();
  await show({ rows: ['one'], isDisabled: true });
  await vi.waitFor(() => expect(focused()?.getAttribute('aria-label')).toBe('Brass Owls'));
});

it('gives it to the page if that part is gone, too', async () => {
  await show({ rows: ['one'] });
  button('one')?.focus();
  await show({ rows: [], isTeamShown: false });
  await vi.waitFor(() => expect(focused()?.localName).toBe('main'));
});

it('takes it from nobody: not from another row, nor from who has let go before', async () => {
  await show({ rows: ['one', 'two'] });
  button('two')?.focus();
  await show({ rows: ['two'] });
  expect(focused()).toBe(button('two'));
  button('two')?.blur();
  // The hook acts once the events are over, for removed elements a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  await show({ rows: [] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(focused()).toBe(document.body);
});
