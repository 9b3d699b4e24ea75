import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { memoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { tabStorage } from '../../shared/browser/guardedStorage.ts';
import { AppStoresContext } from '../../shared/context/appStores.ts';
import { createBookmarksStore } from '../../shared/store/bookmarksStore.ts';
import { createProfileStore } from '../../shared/store/profileStore.ts';
import { createTabStore } from '../../shared/store/tabStore.ts';
import { until } from '../../shared/testing/until.ts';
import { EditorContext, type EditorSession } from '../session/editorContext.ts';
import { createFoldsStore } from '../store/chrome/foldsStore.ts';
import { createEditorPort } from '../store/editorStage.ts';
import type { EditorStore } from '../store/editorStore.ts';

const { auth, bookmarks } = memoryBackend();
/** Stores of somebody who is not signed in and owns no pack. */
export const appStores = {
  profile: createProfileStore(auth),
  tab: createTabStore(),
  bookmarks: createBookmarksStore({ port: bookmarks, storage: tabStorage }),
};
appStores.profile.getState().watch();

/** Parts of the editor in a test page, with helpers that find controls by label. */
export interface Shown {
  host: HTMLElement;
  /** The last part's heading. */
  heading: () => string | undefined;
  /** Finds a button by its whole name. @throws if there is none */
  button: (name: string) => HTMLButtonElement;
  hasButton: (name: string) => boolean;
  field: <Field extends HTMLElement>(label: string) => Field | null;
  /** Chooses in a list. @throws if there is no such list */
  choose: (label: string, value: string) => void;
  close: () => void;
}

/** Shows parts of the editor over a store, without a stage unless `session` has one. */
export async function showInEditor(
  store: EditorStore,
  parts: ReactNode,
  session?: Partial<EditorSession>,
): Promise<Shown> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <ChakraProvider value={defaultSystem}>
      <AppStoresContext value={appStores}>
        <EditorContext value={{ ...sessionOf(store), ...session }}>{parts}</EditorContext>
      </AppStoresContext>
    </ChakraProvider>,
  );
  await until(() => expect(host.childElementCount).toBeGreaterThan(0));
  // React updates from the store after its effects have run.
  await new Promise((resolve) => setTimeout(resolve));
  return { ...lookAround(host), close: () => [root.unmount(), host.remove()] };
}

function sessionOf(store: EditorStore): EditorSession {
  return {
    store,
    port: createEditorPort(store),
    isSignedIn: true,
    stageHandle: { current: null },
    stageBox: { current: null },
    coverDrawer: () => null,
    fetchPreview: async () => {},
    folds: createFoldsStore(localStorage),
  };
}

function lookAround(host: HTMLElement): Omit<Shown, 'close'> {
  const findButton = (name: string) =>
    [...host.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  function field<Field extends HTMLElement>(label: string): Field | null {
    const named = [...host.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    if (!named) return null;
    return named.htmlFor === ''
      ? named.querySelector<Field>('input')
      : host.querySelector<Field>(`[id="${named.htmlFor}"]`);
  }
  return {
    host,
    heading: () => [...host.querySelectorAll('h2')].at(-1)?.textContent,
    hasButton: (name) => findButton(name) !== undefined,
    button(name) {
      const found = findButton(name);
      if (!found) throw new Error(`There is no button ${name}.`);
      return found;
    },
    field,
    choose(label, value) {
      const select = field<HTMLSelectElement>(label);
      if (!select) throw new Error(`There is no choice ${label}.`);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}
