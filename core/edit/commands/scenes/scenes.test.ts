import { describe, expect, it } from 'vitest';
import type { SceneKind } from '../../../room/model.ts';
import { apply, build, furnish, get, hideIn, lockByItem, refusalOf } from '../../../testing/build.ts';
import { background, chestEntry, keyEntry, newRoom, noteEntry, tvEntry } from '../../../testing/entries.ts';
import type { Command } from '../../command.ts';

const cellarLight = { uri: '/art/backgrounds/cellar/dim.webp', ambient: '#334455' };

function addScene(scene: string, kind: SceneKind = 'place'): Command {
  return { type: 'addScene', scene, name: scene, kind, background: cellarLight };
}

function into(id: string, scene: string): Command {
  return { type: 'moveItemToScene', id, scene };
}

const things = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });
const room = build([addScene('cellar'), addScene('drawer', 'closeUp')], things);

describe('M3 addScene', () => {
  it('goes after the others, empty, under its caller’s id', () => {
    expect(room.sceneOrder).toEqual(['start', 'cellar', 'drawer']);
    expect(room.scenes.cellar).toEqual({ name: 'cellar', kind: 'place', background: cellarLight });
  });

  it('N1 M2 is refused with an id that is taken or bad, the 13th time and with too long a name', () => {
    expect(refusalOf(room, addScene('cellar'))).toEqual({ type: 'sceneIdTaken', scene: 'cellar' });
    expect(refusalOf(room, addScene('constructor'))).toEqual({ type: 'badSceneId', scene: 'constructor' });
    const full = build(
      Array.from({ length: 11 }, (_, place) => addScene(`s${place}`)),
      things,
    );
    expect(refusalOf(full, addScene('more'))).toEqual({ type: 'tooManyScenes', limit: 12 });
    expect(refusalOf(full, { type: 'duplicateScene', scene: 's1', newScene: 'more' })).toEqual({
      type: 'tooManyScenes',
      limit: 12,
    });
    const long = { ...addScene('more'), name: 'x'.repeat(41) } as Command;
    expect(refusalOf(room, long)).toEqual({ type: 'tooLong', field: 'sceneName', limit: 40 });
  });
});

describe('M3 scenes are renamed, given a background and a kind', () => {
  it('changes what is asked, and nothing where it is so already', () => {
    const changes: readonly Command[] = [
      { type: 'renameScene', scene: 'cellar', name: 'Cellar' },
      { type: 'setSceneBackground', scene: 'cellar', background },
      { type: 'setSceneKind', scene: 'cellar', kind: 'closeUp' },
    ];
    const changed = build(changes, room);
    expect(changed.scenes.cellar).toEqual({ name: 'Cellar', kind: 'closeUp', background });
    expect(changed.background).toBe(room.background);
    for (const change of changes) expect(apply(changed, change).room).toBe(changed);
    for (const change of changes) {
      expect(refusalOf(things, change)).toEqual({ type: 'unknownScene', scene: 'cellar' });
    }
  });

  it('M1 the first scene’s background is the room’s own, by either command', () => {
    const [own, first] = [
      apply(room, { type: 'setBackground', background: cellarLight }).room,
      apply(room, { type: 'setSceneBackground', scene: 'start', background: cellarLight }).room,
    ];
    expect(own).toEqual(first);
    expect([first.background, first.scenes.start?.background]).toEqual([cellarLight, cellarLight]);
  });

  it('N1 the start and the door’s scene stay places', () => {
    const closeUp = (scene: string) => ({ type: 'setSceneKind', scene, kind: 'closeUp' }) as const;
    expect(refusalOf(room, closeUp('start'))).toEqual({ type: 'startIsAPlace' });
    const moved = build([into('door', 'cellar')], room);
    expect(refusalOf(moved, closeUp('cellar'))).toEqual({ type: 'doorIsInAPlace' });
  });
});

describe('M3 orderScene', () => {
  const order = (scene: string, to: number): Command => ({ type: 'orderScene', scene, to });

  it('moves it; the background of the new first one is the room’s own', () => {
    const ordered = apply(room, order('cellar', 0)).room;
    expect(ordered.sceneOrder).toEqual(['cellar', 'start', 'drawer']);
    expect(ordered.background).toBe(cellarLight);
    expect(apply(room, order('start', 1)).room).toEqual(ordered);
    expect(apply(room, order('cellar', 2)).room.sceneOrder).toEqual(['start', 'drawer', 'cellar']);
    expect(apply(room, order('cellar', 1)).room).toBe(room);
  });

  it('N1 is refused where a close-up would be the first, and out of the list', () => {
    expect(refusalOf(room, order('drawer', 0))).toEqual({ type: 'startIsAPlace' });
    const outside = { type: 'outOfRange', field: 'scene', min: 0, max: 2 };
    expect([3, -1, 0.5].map((to) => refusalOf(room, order('cellar', to)))).toEqual(Array(3).fill(outside));
  });
});

describe('M3 duplicateScene', () => {
  const furnished = build(
    [
      ...['chest', 'key', 'note', 'door'].map((id) => into(id, 'cellar')),
      ...lockByItem('chest', 'key'),
      ...hideIn('chest', 'note'),
      { type: 'setOnClick', id: 'chest', onClick: { type: 'go', to: 'cellar' } },
      { type: 'setOpenBackground', id: 'chest', background: { ...background, scene: 'cellar' } },
    ],
    room,
  );
  const copied = apply(furnished, { type: 'duplicateScene', scene: 'cellar', newScene: 'copy' }).room;

  it('copies all but the door, linked to one another as the originals are', () => {
    expect(copied.sceneOrder).toEqual(['start', 'cellar', 'copy', 'drawer']);
    expect(copied.scenes.copy).toEqual({ ...room.scenes.cellar, name: 'cellar 2' });
    expect(copied.itemOrder.slice(-3)).toEqual(['copy-1', 'copy-2', 'copy-3']);
    expect(copied.itemCounter).toBe(furnished.itemCounter + 3);
    expect(get(copied, 'copy-1')).toEqual({
      ...get(furnished, 'chest'),
      scene: 'copy',
      itemToUnlock: 'copy-2',
      itemToHide: 'copy-3',
      onClick: { type: 'go', to: 'copy' },
      onOpen: { background: { ...background, scene: 'copy' } },
    });
    expect(get(copied, 'copy-3')).toEqual({ ...get(furnished, 'note'), scene: 'copy' });
  });

  it('names the copy by the next number, and leaves one without a name without', () => {
    const again = apply(copied, { type: 'duplicateScene', scene: 'copy', newScene: 'third' }).room;
    expect(again.scenes.third?.name).toBe('cellar 3');
    const nameless = build([{ type: 'renameScene', scene: 'cellar', name: '' }], furnished);
    const copy = apply(nameless, { type: 'duplicateScene', scene: 'cellar', newScene: 'copy' }).room;
    expect(copy.scenes.copy?.name).toBe('');
  });

  it('drops links out of it, but for ways', () => {
    const out = build(
      [into('key', 'start'), { type: 'setOnClick', id: 'note', onClick: { type: 'go', to: 'start' } }],
      furnished,
    );
    const { room: outside } = apply(out, { type: 'duplicateScene', scene: 'cellar', newScene: 'copy' });
    expect(get(outside, 'copy-1')).toMatchObject({ isItemLocked: false, itemToUnlock: null });
    expect(get(outside, 'copy-2').onClick).toEqual({ type: 'go', to: 'start' });
    const { room: elsewhere } = apply(out, { type: 'duplicateScene', scene: 'start', newScene: 'copy' });
    expect(get(elsewhere, 'copy-1')).toEqual({ ...get(out, 'key'), scene: 'copy' });
  });

  it('R4 E4 is refused over the limit of items and where an id is taken', () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, place) => [`n${place}`, noteEntry]));
    const duplicate = { type: 'duplicateScene', scene: 'start', newScene: 'copy' } as const;
    expect(refusalOf(furnish(many), duplicate)).toEqual({ type: 'tooManyItems', limit: 300 });
    const taken = furnish({ note: noteEntry, 'copy-1': noteEntry });
    expect(refusalOf(taken, duplicate)).toEqual({ type: 'idTaken', id: 'copy-1' });
    const long = { ...duplicate, newScene: 'x'.repeat(63) };
    expect(refusalOf(taken, long)).toEqual({ type: 'badId', id: `${long.newScene}-1` });
  });
});

describe('M3 deleteScene', () => {
  const full = build(
    [
      ...['chest', 'key', 'door'].map((id) => into(id, 'cellar')),
      ...lockByItem('door', 'key'),
      ...hideIn('chest', 'note'),
      { type: 'setOnClick', id: 'tv', onClick: { type: 'go', to: 'cellar' } },
      { type: 'setOpenBackground', id: 'note', background: { ...background, scene: 'cellar' } },
    ],
    room,
  );
  const without = (moveItemsTo: string | null) =>
    apply(full, { type: 'deleteScene', scene: 'cellar', moveItemsTo }).room;

  it('deletes its items and their links; the door moves to the first place', () => {
    const left = without(null);
    expect([left.sceneOrder, Object.keys(left.scenes)]).toEqual([
      ['start', 'drawer'],
      ['start', 'drawer'],
    ]);
    expect(left.itemOrder).toEqual(['door', 'note', 'tv']);
    expect(get(left, 'door')).toMatchObject({ scene: 'start', itemToUnlock: null, unlockMethod: 'password' });
    expect(get(left, 'note').isHidden).toBe(false);
  });

  it('moves its items with all their links if wanted; ways to the scene and changes of it are cleared', () => {
    const left = without('drawer');
    expect(['chest', 'key', 'door'].map((id) => get(left, id).scene)).toEqual(['drawer', 'drawer', 'start']);
    expect(get(left, 'door').itemToUnlock).toBe('key');
    expect(get(left, 'chest').itemToHide).toBe('note');
    expect(get(left, 'tv')).not.toHaveProperty('onClick');
    expect(get(left, 'note').onOpen).toBeNull();
  });

  it('is refused for the first scene, and where the items cannot be moved', () => {
    const remove = (scene: string, moveItemsTo: string | null) =>
      refusalOf(full, { type: 'deleteScene', scene, moveItemsTo });
    expect(remove('start', null)).toEqual({ type: 'startStays' });
    expect(remove('cellar', 'cellar')).toEqual({ type: 'itemsHaveToLeave' });
    expect(remove('cellar', 'attic')).toEqual({ type: 'unknownScene', scene: 'attic' });
    expect(remove('toString', null)).toEqual({ type: 'unknownScene', scene: 'toString' });
  });
});

describe('M2 setLanguage and setEnding, Q8 setDebrief', () => {
  it('take a BCP 47 tag, and an ending and questions within their limits', () => {
    const set = build(
      [
        { type: 'setLanguage', language: 'pt-BR' },
        { type: 'setEnding', ending: 'Out!' },
        { type: 'setDebrief', debrief: 'Who saw the key first?' },
      ],
      newRoom(),
    );
    expect(set).toMatchObject({ language: 'pt-BR', ending: 'Out!', debrief: 'Who saw the key first?' });
    for (const language of ['', 'd', 'german', 'de_DE', 'de-', 'de-DE-AT'])
      expect(refusalOf(set, { type: 'setLanguage', language })).toEqual({ type: 'badLanguage', language });
    expect(refusalOf(set, { type: 'setEnding', ending: 'x'.repeat(1001) })).toEqual({
      type: 'tooLong',
      field: 'ending',
      limit: 1000,
    });
    expect(refusalOf(set, { type: 'setDebrief', debrief: 'x'.repeat(1001) })).toMatchObject({
      field: 'debrief',
      limit: 1000,
    });
  });
});
