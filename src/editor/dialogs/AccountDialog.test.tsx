import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readNext } from '../../shared/page/loginPath.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { memoryWith, openEditor } from '../store/testing/openEditor.ts';
import { type Shown, showInEditor } from '../testing/showInEditor.tsx';
import { AccountDialog } from './AccountDialog.tsx';

let store: EditorStore;
let shown: Shown | null = null;
beforeEach(async () => {
  store = await openEditor(memoryWith());
});
afterEach(() => {
  shown?.close();
  store.getState().dispose();
});

it.each([
  ['save', '/room-editor/r1'],
  ['publish', '/room-editor/r1?publish'],
] as const)('leads whoever wants to %s through an account to %s', async (wish, next) => {
  shown = await showInEditor(
    store,
    <MemoryRouter initialEntries={['/room-editor/r1']}>
      <AccountDialog wish={wish} onClose={() => {}} />
    </MemoryRouter>,
  );
  const links = [...document.querySelectorAll('dialog a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.map((link) => new URL(link, 'http://app.invalid').pathname)).toEqual(['/login', '/register']);
  for (const link of links) expect(readNext(new URL(link, 'http://app.invalid').searchParams)).toBe(next);
});
