import { describe, expect, it } from 'vitest';
import type { ItemId, Room } from '../room/model.ts';
import { build, furnish } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { furnished } from '../testing/furnished.ts';
import { actAll, act as applied, newPlay, refusalOfAction, START, startedPlay } from '../testing/playing.ts';
import { act } from './act.ts';
import { createPlay } from './createPlay.ts';
import type { Action, Play } from './model.ts';
import { nameOf, sceneNameOf, toPlayerView } from './view/toPlayerView.ts';

const click = (item: ItemId) => ({ type: 'click', item }) as const;
const things = { chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry };

function playOf(room: Room, ...actions: readonly Action[]): Play {
  return actAll(room, startedPlay(room), actions).play;
}

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

  it('N2 the click that opens a way does not lead on yet; a way without anything to open leads on at once', () => {
    expect(playOf(room, click('tv'))).toMatchObject({ scene: 'start', items: { tv: { state: 'opened' } } });
    expect(applied(room, startedPlay(room), click('tv')).events).toContainEqual({
      type: 'opened',
      item: 'tv',
      isWay: true,
    });
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

  it('N3 a close-up within another leads back step by step; one that is on the way back already cuts it there', () => {
    const nested = furnished(
      things,
      {
        note: { onClick: { type: 'go', to: 'drawer' } },
        key: { onClick: { type: 'go', to: 'box' }, scene: 'drawer' },
        chest: { onClick: { type: 'go', to: 'drawer' }, scene: 'box' },
      },
      { drawer: 'closeUp', box: 'closeUp' },
    );
    const deep = playOf(nested, click('note'), click('key'));
    expect(deep).toMatchObject({ scene: 'box', wayBack: ['start', 'drawer'] });
    const out = actAll(nested, deep, [{ type: 'back' }, { type: 'back' }]).play;
    expect(out).toMatchObject({ scene: 'start', wayBack: [], entered: ['start', 'drawer', 'box'] });
    // Goes through another way, which opens first.
    const round = actAll(nested, deep, [click('chest'), click('chest')]).play;
    expect(round).toMatchObject({ scene: 'drawer', wayBack: ['start'] });
    expect(applied(nested, round, { type: 'back' }).play.scene).toBe('start');
  });

  it('N4 P12 the view holds one scene and the places entered, by opaque names, and counts no others', () => {
    const play = playOf(room, ...inCellar, click('note'));
    const view = toPlayerView({ room, play, at: START });
    expect(view.items.map(({ label }) => label)).toEqual(['key']);
    expect(view.places.map(({ name }) => name)).toEqual(['', 'cellar']);
    expect([view.scene?.name, view.scene?.kind, view.canGoBack]).toEqual(['drawer', 'closeUp', true]);
    expect(JSON.stringify(view)).not.toMatch(/attic|"start"/);
  });

  it('N3 P12 tells that a close-up can be left, and of what is in the hand, while the room is shown and not else', () => {
    const carried = furnished(
      things,
      { note: { onClick: { type: 'go', to: 'drawer' } }, key: { isAddableToInventory: true } },
      { drawer: 'closeUp' },
    );
    const near = playOf(carried, click('key'), { type: 'select', item: 'key' }, click('note'));
    const viewOf = (play: Play) => toPlayerView({ room: carried, play, at: START });
    const { canGoBack, selected, inventory, scene } = viewOf(near);
    expect([canGoBack, selected, scene?.id]).toEqual([true, near.names.key, near.sceneNames.drawer]);
    expect(inventory.map(({ id, uri }) => [id, uri])).toEqual([
      [near.names.key, expect.stringMatching(/default/)],
    ]);
    expect(viewOf(playOf(carried)).canGoBack).toBe(false);
    const paused = applied(carried, near, { type: 'pause' }).play;
    expect(viewOf(paused)).toMatchObject({ canGoBack: false, selected: null, inventory: [] });
  });
});

describe('N what the player is told of scenes', () => {
  it('N4 P12 names of items and scenes differ, even if their ids are the same', () => {
    const twin = furnished(things, {}, { key: 'place' });
    const { names, sceneNames } = newPlay(twin);
    expect(sceneNames.key).not.toBe(names.key);
    expect(nameOf(newPlay(twin), 'constructor')).toBe('');
    expect(sceneNameOf(newPlay(twin), 'constructor')).toBe('');
    const poor = createPlay(twin, () => 'same');
    const given = [...Object.values(poor.names), ...Object.values(poor.sceneNames)];
    expect(new Set(given).size).toBe(given.length);
    expect(given.slice(0, 3)).toEqual(['same', 'same-2', 'same-3']);
  });

  it('N6 P12 the view tells the shape of a spot, and of nothing else', () => {
    const rect = { x: 10, y: 10, width: 20, height: 20 };
    const spot = { type: 'addSpot', id: 'window', shape: 'ellipse', name: 'Window', rect } as const;
    const spotted = build([spot], furnish({ chest: chestEntry }));
    const { items } = toPlayerView({ room: spotted, play: startedPlay(spotted), at: START });
    const shapes = items.map((item) => [item.label, 'spot' in item && item.spot]);
    expect(Object.fromEntries(shapes)).toEqual({ Window: 'ellipse', Door: false, chest: false });
  });

  it('N4 announces once that something happened elsewhere, without details', () => {
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

  it('N4 when the door opens, the view goes to it, wherever it was opened from', () => {
    const sequence = {
      isItemLocked: true,
      isLocked: true,
      unlockMethod: 'sequence',
      sequence: ['tv', 'note'],
    } as const;
    const afar = furnished(
      things,
      {
        door: sequence,
        key: { onClick: { type: 'go', to: 'cellar' } },
        tv: { scene: 'cellar' },
        note: { scene: 'cellar' },
      },
      { cellar: 'place' },
    );
    const play = playOf(afar, click('key'), click('tv'), click('note'));
    expect(play).toMatchObject({ isEscaped: true, scene: 'start' });
    expect(toPlayerView({ room: afar, play, at: START }).items.map(({ label }) => label)).toContain('Door');
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
