import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SceneId } from '../../../core/room/model.ts';
import { background } from '../../../core/testing/entries.ts';
import { summariesOf } from '../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { publishingText } from '../../rooms/text/publishing.ts';
import { BackendContext } from '../../shared/context/useBackend.ts';
import { typeText } from '../../shared/form/testing/typeText.ts';
import { until, untilFound } from '../../shared/testing/until.ts';
import { appText } from '../../shared/text/app.ts';
import { EditorDialogs } from '../dialogs/EditorDialogs.tsx';
import type { EditorStore } from '../store/editorStore.ts';
import { NOTE } from '../store/testing/catalogue.ts';
import { memoryWith, OFFLINE, openEditor, rename, roomOf } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { editorText } from '../text/editor.ts';
import { CoverChoice } from './CoverChoice.tsx';

let store: EditorStore;
let memory: ReturnType<typeof memoryWith>;
let host: HTMLElement;
let close: () => void;
let drawn: SceneId[];

const draw = async (_: unknown, scene: SceneId = 'start') => {
  drawn.push(scene);
  return `data:image/webp;base64,${scene}`;
};

beforeEach(async () => {
  drawn = [];
  memory = memoryWith();
  store = await openEditor(memory);
  rename(store, 'The vault');
  for (const [scene, kind] of [
    ['cellar', 'place'],
    ['drawer', 'closeUp'],
  ] as const)
    store.getState().dispatch({ type: 'addScene', scene, name: scene, kind, background });
});
afterEach(() => {
  close();
  store.getState().dispose();
  vi.restoreAllMocks();
});

async function show(screen: React.ReactNode): Promise<void> {
  ({ host, close } = await showInEditor(
    store,
    <BackendContext.Provider value={createMemoryBackend(memory)}>
      <MemoryRouter>
        <main>{screen}</main>
      </MemoryRouter>
    </BackendContext.Provider>,
  ));
}

async function press(label: string): Promise<void> {
  const find = () =>
    [...host.querySelectorAll<HTMLElement>('button, label, input')].find((element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').startsWith(label),
    );
  await until(() => expect(find(), label).toBeDefined());
  find()?.click();
}

const publishButton = () =>
  [...host.querySelectorAll<HTMLButtonElement>('dialog button')].find(
    ({ textContent }) => textContent === publishingText.publish,
  );

const chosen = () =>
  [...host.querySelectorAll('label[data-chosen]')].map(({ textContent }) => textContent).join();

describe('before a room is published', () => {
  it('its creator says who finds it, and sees link and code at once', async () => {
    await show(<EditorDialogs draw={draw} />);
    store.getState().askToPublish();
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('Publish The vault'));
    expect(host.textContent).toContain('Not a puzzle yet');
    // A first publication is not public without a choice.
    expect(chosen()).toBe('');
    expect(publishButton()?.disabled).toBe(true);
    await press('People with the link');
    await until(() => expect(chosen()).toContain(publishingText.byLink));
    await press('Publish');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('Your room is open'));
    const id = store.getState().currentRoomId ?? '';
    expect(summariesOf(memory).find((room) => room.id === id)).toMatchObject({ isListed: false });
    await until(() => expect(host.textContent).toContain(publishingText.unlistedText));
    expect(host.querySelector('input')?.value).toContain(`/gameplay/${id}`);
    const toClass = [...host.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Play with a class',
    );
    expect(toClass?.getAttribute('href')).toBe(`/projects?open-class=${id}`);
    await press('Embed');
    await until(() => expect(host.querySelectorAll('input')[1]?.value).toContain('<iframe'));
  });

  it('a room without a name is asked for one, and published under it', async () => {
    rename(store, '');
    await show(<EditorDialogs draw={draw} />);
    store.getState().askToPublish();
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('Publish this room'));
    const field = host.querySelector<HTMLInputElement>('input[placeholder="Untitled"]');
    expect(field?.value).toBe('');
    typeText(field, 'The vault');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('Publish The vault'));
    expect(field?.value).toBe('The vault');
    await press('Everybody');
    await press('Publish');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('Your room is open'));
    expect(summariesOf(memory)[0]).toMatchObject({ isListed: true, roomName: 'The vault' });
    expect(host.textContent).not.toContain('Untitled');
  });

  it('a room by link alone stays so, also where its summary comes late or not at all', async () => {
    await store.getState().publish(null, false);
    store.getState().dispatch({ type: 'setTimeLimit', timeLimit: 9 });
    const known = memory.accountFailure;
    memory.accountFailure = OFFLINE;
    store.setState({ roomArray: [] });
    await show(<EditorDialogs draw={draw} />);
    store.getState().askToPublish();
    await until(() => expect(host.textContent).toContain(publishingText.chooseFinders));
    expect(chosen()).toBe('');
    memory.accountFailure = known;
    await store.getState().loadRooms();
    await until(() => expect(chosen()).toContain(publishingText.byLink));
    expect(host.textContent).toContain(publishingText.board.play);
    await press('Publish');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('Your changes are live'));
    expect(summariesOf(memory)[0]).toMatchObject({ isListed: false });
  });
});

describe('the question before a room is published', () => {
  it('nothing is published by “Not yet”', async () => {
    await show(<EditorDialogs draw={draw} />);
    store.getState().askToPublish();
    await press('Not yet');
    await until(() => expect(host.querySelector('dialog')).toBeNull());
    expect(roomOf(store).isPublished).toBe(false);
  });

  it('what failed can be tried again from there, and who finds the room stays as chosen', async () => {
    await show(<EditorDialogs draw={draw} />);
    store.getState().askToPublish();
    await press('People with the link');
    memory.accountFailure = OFFLINE;
    await press('Publish');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('The room could not be published'));
    expect(host.textContent).toContain(appText.failures.offline);
    memory.accountFailure = null;
    await press('Try again');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('Publish The vault'));
    await press('Publish');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('Your room is open'));
    const id = store.getState().currentRoomId ?? '';
    expect(summariesOf(memory).find((room) => room.id === id)).toMatchObject({
      isPublished: true,
      isListed: false,
    });
  });

  it('a full plan is reported, and the chosen visibility stays', async () => {
    memory.planRooms = 0;
    await show(<EditorDialogs draw={draw} />);
    store.getState().askToPublish();
    await press('People with the link');
    await press('Publish');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe(editorText.planLimit.title));
    memory.planRooms = 2;
    store.getState().dismissPlanLimit();
    store.getState().askToPublish();
    await press('Publish');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('Your room is open'));
    expect(summariesOf(memory)[0]).toMatchObject({ isPublished: true, isListed: false });
  });

  it('changes for players are listed, where they are known', async () => {
    await store.getState().publish(null);
    rename(store, 'The old vault');
    await show(<EditorDialogs draw={draw} />);
    store.getState().askToPublish();
    await until(() => expect(host.textContent).toContain('New for players'));
    expect(host.textContent).toContain('name');
    expect(host.textContent).toContain(publishingText.board.looks);
    await until(() => expect(chosen()).toContain(publishingText.everybody));
    await press('Publish');
    await until(() => expect(host.querySelector('h2')?.textContent).toBe('Your changes are live'));
  });
});

it('names the suggestions that were found, each of which leads to where it is mended', async () => {
  await show(<EditorDialogs draw={draw} />);
  store.getState().askToPublish();
  const summary = await untilFound(() => host.querySelector('dialog summary'));
  const suggestions = [...host.querySelectorAll('dialog details li')].map(({ textContent }) => textContent);
  expect(summary.textContent).toBe(publishingText.suggestions(suggestions.length));
  expect(suggestions.join()).toContain('The door is not locked');
  host.querySelector<HTMLElement>('dialog details li button')?.click();
  await until(() => expect(host.querySelector('dialog')).toBeNull());
});

it('an item of a pack that is not owned is reported before any question', async () => {
  const picture = { default: '/art/cold.svg', opened: '/art/cold.svg' };
  const sold = { ...NOTE, id: 'ice', name: 'Ice', collection: 'cold-ward', variants: { plain: picture } };
  const { catalogue, dispatch } = store.getState();
  store.setState({ catalogue: { ...catalogue, items: [...catalogue.items, sold] } });
  dispatch({ type: 'addItem', id: 'ice', entry: sold });
  await show(<EditorDialogs draw={draw} />);
  store.getState().askToPublish();
  await until(() => expect(host.querySelector('h2')?.textContent).toBe(publishingText.refused));
  expect(host.textContent).toContain(publishingText.buy('$5'));
});

describe('the choice of a cover', () => {
  it('draws each place once, no close-up, and is a step that can be undone', async () => {
    await show(<CoverChoice draw={draw} />);
    await until(() => expect(drawn).toEqual(['start', 'cellar']));
    await press('cellar');
    await until(() => expect(host.querySelector('img')?.alt).toBe('Cover: cellar'));
    expect(roomOf(store).coverScene).toBe('cellar');
    expect(drawn).toHaveLength(2);
    store.getState().undo();
    expect(roomOf(store).coverScene).toBeNull();
  });

  it('is left bare where nothing can be drawn', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(<CoverChoice draw={() => Promise.reject(new Error('No canvas'))} />);
    await until(() => expect(host.querySelectorAll('input[type=radio]')).toHaveLength(2));
    expect(host.querySelector('img')).toBeNull();
  });
});
