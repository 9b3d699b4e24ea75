import { describe, expect, it } from 'vitest';
import type { ItemId, Room } from '../../room/model.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { furnished, pictureOf } from '../../testing/furnished.ts';
import { copyItems } from './copyItems.ts';

const SCENE = 'cellar';
const things = {
  chest: chestEntry,
  key: keyEntry,
  second: keyEntry,
  note: noteEntry,
  safe: chestEntry,
  tv: tvEntry,
  left: noteEntry,
  right: noteEntry,
  whole: keyEntry,
  bell: tvEntry,
  lamp: tvEntry,
};
const here = { scene: SCENE } as const;
const locked = { isItemLocked: true, isLocked: true } as const;

const room = furnished(
  things,
  {
    chest: {
      ...here,
      ...locked,
      unlockMethod: 'item',
      itemToUnlock: 'key',
      furtherKeys: ['second'],
      isHidingAnotherItem: true,
      itemToHide: 'note',
      alsoHides: ['right'],
    },
    key: { ...here, isAddableToInventory: true },
    second: { ...here, isAddableToInventory: true },
    note: { ...here, isHidden: true },
    safe: { ...here, ...locked, unlockMethod: 'sequence', sequence: ['lamp', 'bell'] },
    tv: {
      ...here,
      ...locked,
      unlockMethod: 'password',
      unlockPassword: '12',
      toldBy: ['note'],
      onOpen: { background: { scene: SCENE, ...pictureOf('dawn') } },
      onClick: { type: 'go', to: SCENE },
    },
    left: { ...here, combinesWith: 'right', combinesInto: 'whole', isAddableToInventory: true },
    right: { ...here, isHidden: true, isAddableToInventory: true },
    whole: { ...here, isHidden: true },
    bell: here,
    lamp: here,
  },
  { [SCENE]: 'place' },
);

function copiesOf(ids: readonly ItemId[], from: Room = room) {
  const newIds = new Map(ids.map((id) => [id, `${id}2`]));
  return copyItems(from, { newIds, scene: SCENE, newScene: 'copy' });
}

describe('M3 copies of a scene’s items', () => {
  const all = copiesOf(Object.keys(things));

  it('are locked by copies of the keys, in their order, and hide copies', () => {
    expect(all.chest2).toMatchObject({
      ...locked,
      unlockMethod: 'item',
      itemToUnlock: 'key2',
      furtherKeys: ['second2'],
      isHidingAnotherItem: true,
      itemToHide: 'note2',
      alsoHides: ['right2'],
      isHidden: false,
      scene: 'copy',
    });
    expect([all.note2?.isHidden, all.right2?.isHidden, all.key2?.isHidden]).toEqual([true, true, false]);
  });

  it('are opened by the same sequence of copies, and have copies as clues', () => {
    expect(all.safe2).toMatchObject({ ...locked, unlockMethod: 'sequence', sequence: ['lamp2', 'bell2'] });
    expect(all.tv2?.toldBy).toEqual(['note2']);
    expect(all.chest2).not.toHaveProperty('toldBy');
  });

  it('combine with one another', () => {
    expect(all.left2).toMatchObject({ combinesWith: 'right2', combinesInto: 'whole2' });
    expect(all.right2).toMatchObject({ combinesWith: null, combinesInto: null });
    expect(all.whole2?.isHidden).toBe(true);
  });

  it('lead to the copied scene and change its background, where the originals did so in theirs', () => {
    expect(all.tv2?.onClick).toEqual({ type: 'go', to: 'copy' });
    expect(all.tv2?.onOpen).toEqual({ background: { scene: 'copy', ...pictureOf('dawn') } });
    expect([all.chest2?.onOpen, all.chest2?.onClick]).toEqual([null, undefined]);
  });

  it('lose links whose other items are not copied (E6)', () => {
    const { chest2, safe2, tv2 } = copiesOf(['chest', 'safe', 'tv']);
    expect(chest2).toMatchObject({ isItemLocked: false, itemToUnlock: null, isHidingAnotherItem: false });
    expect(safe2).toMatchObject({ isItemLocked: false, sequence: [] });
    expect(tv2).not.toHaveProperty('toldBy');
  });

  it.each([[['left', 'right']], [['left', 'whole']], [['right', 'whole']]])(
    'are no combination by %j alone',
    (ids) => {
      for (const copy of Object.values(copiesOf(ids)))
        expect(copy).toMatchObject({ combinesWith: null, combinesInto: null, isHidden: false });
    },
  );

  it('keep a way to another scene; a missing item has no copy', () => {
    const away = furnished(
      { tv: tvEntry },
      { tv: { onClick: { type: 'go', to: SCENE } } },
      { [SCENE]: 'place' },
    );
    const newIds = new Map([
      ['tv', 'tv2'],
      ['gone', 'gone2'],
    ]);
    const copies = copyItems(away, { newIds, scene: 'start', newScene: 'copy' });
    expect(Object.keys(copies)).toEqual(['tv2']);
    expect(copies.tv2?.onClick).toEqual({ type: 'go', to: SCENE });
  });
});
