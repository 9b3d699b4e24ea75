import { describe, expect, it } from 'vitest';
import { parseRoom } from '../room/load/parseRoom.ts';
import type { ItemConfig, ItemId, Room, Scene, SceneId } from '../room/model.ts';
import { build, furnish, get, lockByPassword } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { actAll, act as applied, newPlay, refusalOfAction, START, startedPlay } from '../testing/playing.ts';
import { act } from './act.ts';
import type { Action, Play } from './model.ts';
import { nameOf, toPlayerView } from './toPlayerView.ts';

type Changes = Readonly<Record<ItemId, Partial<ItemConfig>>>;

/** A room with fields set as no command may have set them yet; it has to be sound as it is. */
function furnished(
  things: Parameters<typeof furnish>[0],
  changes: Changes = {},
  scenes: Readonly<Record<SceneId, Scene['kind']>> = {},
): Room {
  const plain = furnish(things);
  const added = Object.entries(scenes).map(
    ([id, kind]) => [id, { name: id, kind, background: picture(id) }] as const,
  );
  const items = Object.entries(changes).map(
    ([id, change]) => [id, { ...get(plain, id), ...change }] as const,
  );
  const room = {
    ...plain,
    scenes: { ...plain.scenes, ...Object.fromEntries(added) },
    sceneOrder: [...plain.sceneOrder, ...Object.keys(scenes)],
    itemConfigs: { ...plain.itemConfigs, ...Object.fromEntries(items) },
  };
  expect(parseRoom(room)).toEqual({ ok: true, value: { room, warnings: [] } });
  return room;
}

const picture = (id: string) => ({ uri: `/art/backgrounds/${id}.webp`, ambient: '#ffffff' });
const click = (item: ItemId) => ({ type: 'click', item }) as const;
const things = { chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry };
const say = { description: 'custom', customDescription: 'Hm.' } as const;
const byItem = { isItemLocked: true, isLocked: true, unlockMethod: 'item' } as const;

function playOf(room: Room, ...actions: readonly Action[]): Play {
  return actAll(room, startedPlay(room), actions).play;
}

describe('O opening', () => {
  it('O1 what hides something opens, whatever its pictures are, and at once where it is open from the start', () => {
    const hiding = { isHidingAnotherItem: true, itemToHide: 'key' } as const;
    const room = furnished(things, { note: hiding, key: { isHidden: true } });
    expect(playOf(room, click('note')).items).toMatchObject({
      note: { state: 'opened' },
      key: { isHidden: false },
    });
    const open = furnished(things, {
      chest: {
        ...hiding,
        alsoHides: ['note'],
        state: 'opened',
        uri: get(furnish(things), 'chest').variants.brown?.opened ?? '',
      },
      key: { isHidden: true },
      note: { isHidden: true },
    });
    const { items } = startedPlay(open);
    expect([items.key?.isHidden, items.note?.isHidden]).toEqual([false, false]);
  });

  it('O2 P6 all that it hides comes to light, in order, in front of it', () => {
    const room = furnished(things, {
      chest: { isHidingAnotherItem: true, itemToHide: 'note', alsoHides: ['key'] },
      note: { isHidden: true },
      key: { isHidden: true },
    });
    const { play, events } = applied(room, startedPlay(room), click('chest'));
    expect(events.map((event) => ('item' in event ? event.item : ''))).toEqual(['chest', 'note', 'key']);
    expect(play.itemOrder).toEqual(['door', 'chest', 'note', 'key', 'tv']);
  });

  it('O4 says one text while locked and another once open, and nothing where it has none', () => {
    const texts = {
      description: 'custom',
      customDescription: 'Shut.',
      openedDescription: 'A moth flies out.',
    } as const;
    const locked = build(lockByPassword('chest', '7'), furnish(things));
    const room = {
      ...locked,
      itemConfigs: { ...locked.itemConfigs, chest: { ...get(locked, 'chest'), ...texts } },
    };
    const enter = { type: 'enterPassword', item: 'chest', password: '7' } as const;
    const { events } = actAll(room, startedPlay(room), [click('chest'), enter, click('chest')]);
    const said = events.flatMap((event) =>
      'message' in event && event.message?.type === 'custom' ? [event.message.text] : [],
    );
    expect(said).toEqual(['Shut.', 'A moth flies out.', 'A moth flies out.']);
    const silent = {
      ...room,
      itemConfigs: { ...room.itemConfigs, chest: { ...get(room, 'chest'), openedDescription: '' } },
    };
    expect(applied(silent, playOf(silent, enter), click('chest')).events).toEqual([
      { type: 'nothing', item: 'chest' },
    ]);
  });

  it('O4 O5 a text is told with how it is shown, then and in the journal', () => {
    const read = { ...say, showsAs: 'picture' } as const;
    const room = furnished(things, { tv: read, chest: say });
    const { play, events } = actAll(room, startedPlay(room), [click('tv'), click('chest')]);
    const told = { type: 'custom', text: 'Hm.', showsAs: 'picture' };
    expect(events).toContainEqual({ type: 'message', item: 'tv', message: told });
    expect(events).toContainEqual({
      type: 'message',
      item: 'chest',
      message: { type: 'custom', text: 'Hm.' },
    });
    const texts = toPlayerView({ room, play, at: START }).journal.filter(({ type }) => type === 'text');
    expect(texts[0], 'and once, though it is open by now').toEqual({
      type: 'text',
      label: 'tv',
      message: told,
    });
    expect(texts.map(({ label }) => label)).toEqual(['tv', 'chest']);
  });

  it('O3 O5 opening changes a background, and the former one stays in the journal of whoever saw it', () => {
    const room = furnished(things, {
      chest: { onOpen: { background: { scene: 'start', ...picture('lit') } } },
    });
    const before = startedPlay(room);
    expect(toPlayerView({ room, play: before, at: START }).background).toEqual(room.background);
    const { play, events } = applied(room, before, click('chest'));
    const view = toPlayerView({ room, play, at: START });
    expect(view.background).toEqual(picture('lit'));
    expect(events).toContainEqual({ type: 'sceneChanged', scene: 'start' });
    expect(view.journal.map(({ type }) => type)).toEqual(['picture', 'background']);
  });

  it('O6 the ending is told with the escape and not before', () => {
    const room = { ...furnish(things), ending: 'Fresh air.' };
    const view = (play: Play) => toPlayerView({ room, play, at: START });
    expect(view(startedPlay(room)).ending).toBeNull();
    expect(view(playOf(room, click('door'))).ending).toBe('Fresh air.');
  });
});

describe('N scenes', () => {
  const room = furnished(
    things,
    {
      tv: { onClick: { type: 'go', to: 'cellar' } },
      note: { onClick: { type: 'go', to: 'drawer' }, scene: 'cellar' },
      key: { scene: 'drawer' },
    },
    { cellar: 'place', drawer: 'closeUp', attic: 'place' },
  );
  const inCellar = [click('tv'), click('tv')];

  it('N2 the click that opens a way does not go yet, and one that has nothing to open goes at once', () => {
    expect(playOf(room, click('tv'))).toMatchObject({ scene: 'start', items: { tv: { state: 'opened' } } });
    const { play, events } = actAll(room, startedPlay(room), inCellar);
    expect(play).toMatchObject({ scene: 'cellar', entered: ['start', 'cellar'], wayBack: [] });
    expect(events.at(-1)).toEqual({ type: 'entered', scene: 'cellar' });
    expect(playOf(room, ...inCellar, click('note')).scene).toBe('drawer');
  });

  it('N3 only what is in the scene can be acted on; back leads out of a close-up, and only to what was entered', () => {
    const play = playOf(room, ...inCellar, click('note'));
    expect(play.wayBack).toEqual(['cellar']);
    expect(refusalOfAction(room, play, click('door'))).toEqual({ type: 'unknownItem' });
    expect(applied(room, play, { type: 'back' }).play).toMatchObject({ scene: 'cellar', wayBack: [] });
    expect(applied(room, play, { type: 'go', scene: 'start' }).play).toMatchObject({
      scene: 'start',
      wayBack: [],
    });
    for (const scene of ['attic', 'nowhere', 'constructor'])
      expect(refusalOfAction(room, play, { type: 'go', scene })).toEqual({ type: 'unknownScene' });
    expect(refusalOfAction(room, startedPlay(room), { type: 'back' })).toEqual({ type: 'unknownScene' });
  });

  it('N4 P12 the view holds one scene and the places entered, by opaque names, and counts no others', () => {
    const play = playOf(room, ...inCellar, click('note'));
    const view = toPlayerView({ room, play, at: START });
    expect(view.items.map(({ label }) => label)).toEqual(['key']);
    expect(view.places.map(({ name }) => name)).toEqual(['', 'cellar']);
    expect([view.scene?.name, view.scene?.kind, view.canGoBack]).toEqual(['drawer', 'closeUp', true]);
    expect(JSON.stringify(view)).not.toMatch(/attic|"start"/);
  });

  it('N4 tells that something happened elsewhere, once, and not what', () => {
    const far = furnished(
      things,
      {
        chest: { isHidingAnotherItem: true, itemToHide: 'note', alsoHides: ['key'] },
        note: { isHidden: true, scene: 'cellar' },
        key: { isHidden: true, scene: 'cellar' },
      },
      { cellar: 'place' },
    );
    const play = startedPlay(far);
    const name = play.names.chest;
    if (name === undefined) throw new Error('The chest has a name.');
    const { events } = act({ room: far, play, at: START }, { type: 'click', item: name });
    expect(events.map(({ type }) => type)).toEqual(['opened', 'somethingElsewhere']);
  });
});

describe('K and C', () => {
  it('K5 each key that fits is used up and stays at the lock; the last one unlocks', () => {
    const room = furnished(things, {
      chest: { ...byItem, itemToUnlock: 'key', furtherKeys: ['note'] },
      key: { isAddableToInventory: true },
      note: { isAddableToInventory: true },
    });
    const held = playOf(room, click('note'), click('key'));
    expect(applied(room, held, click('chest')).events).toEqual([
      { type: 'lockedByItem', item: 'chest', message: null, keyholes: 2 },
    ]);
    const one = applied(room, held, { type: 'useItem', item: 'note', on: 'chest' });
    expect(one.events).toEqual([{ type: 'keyFits', item: 'chest', key: 'note', keyholes: 2 }]);
    expect(one.play).toMatchObject({ inventory: ['key'], items: { chest: { isLocked: true } } });
    const shown = toPlayerView({ room, play: one.play, at: START }).items.find(
      ({ label }) => label === 'chest',
    );
    expect(shown?.usedKeys?.map(({ label }) => label)).toEqual(['note']);
    const both = applied(room, one.play, { type: 'useItem', item: 'key', on: 'chest' });
    expect(both.play).toMatchObject({
      inventory: [],
      items: { chest: { isLocked: false, state: 'opened' } },
    });
  });

  it('K6 opens when the last clicks on members are the order, counted from when the lock was in a view', () => {
    const room = furnished(things, {
      chest: { isItemLocked: true, isLocked: true, unlockMethod: 'sequence', sequence: ['tv', 'note', 'tv'] },
    });
    expect(applied(room, startedPlay(room), click('chest')).events[0]?.type).toBe('lockedBySequence');
    const wrong = playOf(room, click('note'), click('tv'), click('tv'));
    expect(wrong.items.chest?.isLocked).toBe(true);
    const { play, events } = actAll(room, wrong, [click('note'), click('tv')]);
    expect(play.items.chest).toMatchObject({ isLocked: false, state: 'opened' });
    expect(events).toContainEqual({ type: 'unlocked', item: 'chest', key: null });
  });

  it('K6 clicks before the lock was in a view do not count, and it opens from afar without a word of it', () => {
    const room = furnished(
      things,
      {
        chest: {
          scene: 'cellar',
          isItemLocked: true,
          isLocked: true,
          unlockMethod: 'sequence',
          sequence: ['tv', 'note'],
        },
        key: { onClick: { type: 'go', to: 'cellar' } },
      },
      { cellar: 'place' },
    );
    const early = playOf(room, click('tv'), click('note'));
    expect([early.items.chest?.isLocked, early.clicks]).toEqual([true, {}]);
    const back = actAll(room, early, [click('key'), { type: 'go', scene: 'start' }, click('tv')]).play;
    const name = back.names.note;
    if (name === undefined) throw new Error('The note has a name.');
    const acted = act({ room, play: back, at: START }, { type: 'click', item: name });
    expect(acted.play.items.chest?.isLocked).toBe(false);
    expect(acted.events.map(({ type }) => type)).toEqual(['nothing', 'somethingElsewhere']);
  });

  it('K7 P7 takes further answers, and says the creator’s own words to a wrong one', () => {
    const plain = build(lockByPassword('chest', 'Orion'), furnish(things));
    const chest = { ...get(plain, 'chest'), alsoAccepts: ['the hunter'], wrongText: 'Look up.' };
    const room = { ...plain, itemConfigs: { ...plain.itemConfigs, chest } };
    const enter = (password: string) =>
      applied(room, startedPlay(room), { type: 'enterPassword', item: 'chest', password });
    expect(enter('The Hunter').play.items.chest?.isLocked).toBe(false);
    expect(enter('Mars').events).toEqual([{ type: 'passwordWrong', item: 'chest', text: 'Look up.' }]);
  });

  it('C1 C2 two parts become a third thing; what does not combine says so, and a tap takes the other one', () => {
    const room = furnished(things, {
      key: { isAddableToInventory: true, combinesWith: 'note', combinesInto: 'tv' },
      note: { isAddableToInventory: true },
      chest: { isAddableToInventory: true },
      tv: { isHidden: true },
    });
    const held = playOf(room, click('key'), click('note'), click('chest'), { type: 'select', item: 'key' });
    expect(applied(room, held, { type: 'useItem', item: 'key', on: 'chest' }).events).toEqual([
      { type: 'doesNotCombine', item: 'chest', key: 'key' },
    ]);
    expect(applied(room, held, { type: 'select', item: 'chest' }).play.selected).toBe('chest');
    const { play, events } = applied(room, held, { type: 'select', item: 'note' });
    expect(play).toMatchObject({ inventory: ['chest', 'tv'], selected: null });
    expect(events.map(({ type }) => type)).toEqual(['combined', 'collected']);
    expect(play.journal.map((entry) => entry.type)).toEqual(['picture', 'picture']);
    const other = playOf(room, click('note'), { type: 'useItem', item: 'note', on: 'key' });
    expect(other.inventory).toEqual(['tv']);
  });

  it('P2 P12 before the start and in a pause there is nothing of it', () => {
    const room = furnished(things, {}, { cellar: 'place' });
    const paused = playOf(room, click('tv'), { type: 'pause' });
    for (const play of [newPlay(room), paused]) {
      const { scene, places, canGoBack, journal } = toPlayerView({ room, play, at: START });
      expect([scene, places, canGoBack, journal]).toEqual([null, [], false, []]);
    }
  });
});

describe('K2 the face of a lock', () => {
  const face = {
    type: 'order',
    pieces: ['I', 'II', 'III'].map((text) => ({ type: 'word', text }) as const),
  } as const;
  const room = furnished(things, {
    chest: { ...byItem, unlockMethod: 'password', unlockPassword: 'c a b', face },
  });
  const play = startedPlay(room);
  const name = (id: ItemId) => nameOf(play, id);

  it('comes with the asking, in pieces that lie as they lay before, and takes what was made of them', () => {
    const asked = () => act({ room, play, at: START }, { type: 'click', item: name('chest') }).events;
    expect(asked()).toEqual(asked());
    const [event] = asked();
    if (event?.type !== 'passwordAsked' || event.face?.type !== 'order')
      throw new Error('No order was asked for.');
    const { pieces } = event.face;
    const laid = ['III', 'I', 'II'].map(
      (text) => pieces.find((piece) => piece.type === 'word' && piece.text === text)?.id,
    );
    expect(pieces.map(({ id }) => id)).not.toEqual(laid);
    const entered = { type: 'enterPassword', item: name('chest'), password: laid.join(' ') } as const;
    expect(act({ room, play, at: START }, entered).play.items.chest?.isLocked).toBe(false);
  });

  it('is left out where it is a text, as with every lock of before', () => {
    const plain = build(lockByPassword('chest', '7'), furnish(things));
    const begun = startedPlay(plain);
    const { events } = act(
      { room: plain, play: begun, at: START },
      { type: 'click', item: nameOf(begun, 'chest') },
    );
    expect(events).toEqual([expect.not.objectContaining({ face: expect.anything() })]);
  });
});
