import { MemoryRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { backgroundCatalogue, itemCatalogue } from '../../../../art/catalogue.ts';
import { memoryBackend } from '../../../app/testing/memory/memoryBackend.ts';
import { BackendContext } from '../../../shared/context/useBackend.ts';
import { until, untilFound } from '../../../shared/testing/until.ts';
import type { EditorStore } from '../../store/editorStore.ts';
import { memoryWith, openEditor, rename } from '../../store/testing/openEditor.ts';
import { type Shown, showInEditor } from '../../testing/showInEditor.tsx';
import { makeText } from '../../text/make.ts';
import { MakeDialog } from '../MakeDialog.tsx';

/** The dialog that makes a room, over the whole library. */
export interface Making extends Shown {
  /** Goes to a tab of the dialog. */
  goTo: (tab: keyof typeof makeText.tabs) => Promise<void>;
  /** Chooses the radio button of a name. @throws if there is none */
  pick: (name: string) => void;
  /** The name of the shown room; null while there is none. */
  roomName: () => string | null;
  /** Waits until a room is shown. */
  untilMade: () => Promise<void>;
}

/** Opens the editor on a room that is called “My own”. */
export async function openOwn(): Promise<EditorStore> {
  const store = await openEditor(memoryWith({ items: itemCatalogue, backgrounds: backgroundCatalogue }));
  rename(store, 'My own');
  return store;
}

/** Opens the dialog that makes a room. */
export async function openMaking(store: EditorStore): Promise<Making> {
  store.getState().showAid('make');
  const shown = await showInEditor(
    store,
    <BackendContext value={memoryBackend()}>
      <MemoryRouter>
        <MakeDialog />
      </MemoryRouter>
    </BackendContext>,
  );
  const { host } = shown;
  const findRadio = (name: string) =>
    [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
      (radio) => (radio.getAttribute('aria-label') ?? radio.closest('label')?.textContent) === name,
    );
  return {
    ...shown,
    goTo: async (tab) => (await untilFound(() => findRadio(makeText.tabs[tab]))).click(),
    pick: (name) => {
      const radio = findRadio(name);
      if (!radio) throw new Error(`There is no choice ${name}.`);
      radio.click();
    },
    roomName: () => host.querySelector('h3[lang]')?.textContent ?? null,
    untilMade: () => until(() => expect(shown.button(makeText.use).disabled).toBe(false)),
  };
}
