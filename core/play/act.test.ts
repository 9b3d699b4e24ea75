import { describe, expect, it } from 'vitest';
import { build, furnish, hideIn, lockByItem, lockByPassword } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { furnished } from '../testing/furnished.ts';
import { act, newPlay, START, startedPlay } from '../testing/playing.ts';
import { act as actByNames } from './act.ts';
import { diffView } from './view/diffView.ts';
import { type OpaqueName, toOpaqueName } from './view/opaqueName.ts';
import { openingView } from './view/openingView.ts';
import { nameOf, toPlayerView } from './view/toPlayerView.ts';
import { applyViewChange } from './view/viewChange.ts';

const room = build(
  [...hideIn('chest', 'key'), ...lockByPassword('door', '1234')],
  furnish({ chest: chestEntry, key: keyEntry }),
);
const play = startedPlay(room);

const said = (customDescription: string) => ({ description: 'custom', customDescription }) as const;

function click(name: OpaqueName) {
  return actByNames({ room, play, at: START }, { type: 'click', item: name });
}

describe('P12 act', () => {
  it('takes opaque names and returns them', () => {
    const result = click(nameOf(play, 'chest'));
    expect(result).toMatchObject({
      refusal: null,
      events: [
        { type: 'opened', item: nameOf(play, 'chest') },
        { type: 'revealed', item: nameOf(play, 'key') },
      ],
    });
  });

  it('gives one and the same refusal for a hidden item, an id, a name of nothing and an inherited one', () => {
    const others = ['chest', 'door', 'opaque-x', '', 'constructor'];
    const names = [nameOf(play, 'key'), ...others.map(toOpaqueName)];
    for (const name of names) {
      expect(click(name)).toEqual({
        play,
        events: [],
        refusal: { type: 'unknownItem' },
        change: { elapsed: 0 },
      });
    }
  });

  it('checks the time before the name', () => {
    const late = actByNames(
      { room, play, at: START + 300_000 },
      { type: 'click', item: toOpaqueName('nobody') },
    );
    expect(late).toMatchObject({ refusal: null, events: [{ type: 'gameOver' }] });
  });
});

describe('P12 act in every kind of action', () => {
  const locked = build(lockByItem('chest', 'key'), furnish({ chest: chestEntry, key: keyEntry }));
  const start = startedPlay(locked);
  const [chest, key] = [nameOf(start, 'chest'), nameOf(start, 'key')];
  const holding = () => act(locked, start, { type: 'click', item: 'key' }).play;

  it('renames the key too, and only what is there', () => {
    const used = actByNames(
      { room: locked, play: holding(), at: START },
      { type: 'useItem', item: key, on: chest },
    );
    expect(used.events).toEqual([
      { type: 'unlocked', item: chest, key },
      { type: 'opened', item: chest },
    ]);
    const paused = actByNames({ room: locked, play: start, at: START }, { type: 'pause' });
    expect(paused.events).toEqual([{ type: 'paused' }]);
  });

  it('selects and deselects by name, and the view shows it', () => {
    const selected = actByNames({ room: locked, play: holding(), at: START }, { type: 'select', item: key });
    expect(selected.events).toEqual([{ type: 'selected', item: key }]);
    expect(toPlayerView({ room: locked, play: selected.play, at: START }).selected).toBe(key);
    const none = actByNames({ room: locked, play: selected.play, at: START }, { type: 'select', item: null });
    expect(none.events).toEqual([{ type: 'selected', item: null }]);
  });

  it('enters a password by the name of its lock', () => {
    const entered = actByNames(
      { room, play, at: START },
      { type: 'enterPassword', item: nameOf(play, 'door'), password: '1234' },
    );
    expect(entered.events[0]).toEqual({
      type: 'unlocked',
      item: nameOf(play, 'door'),
      key: null,
    });
  });

  it('N3 goes to a scene by its name only', () => {
    const two = furnished(
      { chest: chestEntry },
      { chest: { onClick: { type: 'go', to: 'cellar' } } },
      { cellar: 'place' },
    );
    const begun = startedPlay(two);
    const { cellar, start: upstairs } = begun.sceneNames;
    const doWith = (of: typeof begun, action: Parameters<typeof actByNames>[1]) =>
      actByNames({ room: two, play: of, at: START }, action);
    const opened = doWith(begun, { type: 'click', item: nameOf(begun, 'chest') });
    const entered = doWith(opened.play, { type: 'click', item: nameOf(begun, 'chest') });
    expect(entered.events).toEqual([{ type: 'entered', scene: cellar }]);
    const back = doWith(entered.play, { type: 'go', scene: upstairs ?? toOpaqueName('') });
    expect(back.events).toEqual([{ type: 'entered', scene: upstairs }]);
    const nowhere = doWith(entered.play, { type: 'go', scene: toOpaqueName('start') });
    expect(nowhere.refusal).toEqual({ type: 'unknownScene' });
  });

  it('P16 a hint names things of the play by its own names', () => {
    const hinted = actByNames({ room: locked, play: start, at: START }, { type: 'askHint' });
    const asked = JSON.stringify(hinted.events);
    expect(hinted.events).toMatchObject([{ type: 'hint' }]);
    expect(asked).not.toMatch(/"(key|chest|door|start)"/);
  });

  it('the view shows each inventory entry with its present picture', () => {
    const { inventory } = toPlayerView({ room: locked, play: holding(), at: START });
    expect(inventory).toEqual([
      { id: key, label: 'key', uri: '/art/items/key/plain/default.webp', aspect: 0.5 },
    ]);
  });
});

describe('P12 toPlayerView', () => {
  it('shows name, introduction, time limit and cover before the start', () => {
    expect(toPlayerView({ room, play: newPlay(room), at: START })).toEqual({
      isStarted: false,
      isPaused: false,
      isGameOver: false,
      isEscaped: false,
      roomName: 'Untitled',
      introduction: '',
      timeLimit: 5,
      timeAllowance: 'standard',
      imageUrl: '',
      creator: 'Ada',
      language: 'en',
      background: null,
      scene: null,
      places: [],
      canGoBack: false,
      items: [],
      inventory: [],
      selected: null,
      journal: [],
      ending: null,
      elapsed: 0,
      pausedFor: 0,
      hints: 0,
    });
  });

  it('shows the visible items back to front while running, with present pictures and only the fields that the player needs', () => {
    const view = toPlayerView({ room, play, at: START + 500 });
    expect(view.items.map(({ label }) => label)).toEqual(['Door', 'chest']);
    expect(Object.keys(view.items[1] ?? {}).sort()).toEqual(
      ['id', 'label', 'uri', 'aspect', 'hitBox', 'position', 'width'].sort(),
    );
    expect(view.background).toEqual(room.background);
    expect(view.elapsed).toBe(500);
  });

  it('P2 shows nothing of the room or the inventory while paused', () => {
    const keyTaken = { ...play, inventory: ['key'], selected: 'key' };
    expect(toPlayerView({ room, play: keyTaken, at: START })).toMatchObject({
      inventory: [{ label: 'key' }],
    });
    const paused = act(room, keyTaken, { type: 'pause' }).play;
    const view = toPlayerView({ room, play: paused, at: START });
    expect([view.background, view.items, view.isPaused]).toEqual([null, [], true]);
    expect([view.inventory, view.selected]).toEqual([[], null]);
  });

  it('a cover shows the opening and gives nothing away', () => {
    const view = openingView(room);
    expect(view.items.map(({ label }) => label)).toEqual(['Door', 'chest']);
    expect(view.background).toEqual(room.background);
  });

  it('a cover of another place shows it as it is found', () => {
    const cellar = { uri: '/art/backgrounds/dungeon/night.webp', ambient: '#ccccff' };
    const below = build(
      [
        { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background: cellar },
        { type: 'moveItemToScene', id: 'chest', scene: 'cellar' },
      ],
      room,
    );
    expect(openingView(below).items.map(({ label }) => label)).toEqual(['Door']);
    const view = openingView(below, 'cellar');
    expect(view.items.map(({ label }) => label)).toEqual(['chest']);
    expect(view.background).toEqual(cellar);
  });
});

describe('diffView', () => {
  const before = toPlayerView({ room, play, at: START });
  const opened = act(room, play, { type: 'click', item: 'chest' }).play;
  const after = toPlayerView({ room, play: opened, at: START });

  it('contains only what changed', () => {
    expect(diffView(before, before)).toEqual({});
    const change = diffView(before, after);
    expect(Object.keys(change)).toEqual(['items', 'journal']);
    expect(change.items?.changed.map(({ label }) => label)).toEqual(['chest', 'key']);
    expect(change.items?.order).toHaveLength(3);
  });

  it('O5 contains only new entries of the journal', () => {
    const read = furnished({ tv: tvEntry, note: noteEntry }, { tv: said('One.'), note: said('Two.') });
    const one = act(read, startedPlay(read), { type: 'click', item: 'tv' }).play;
    const two = act(read, one, { type: 'click', item: 'note' }).play;
    const [former, latter] = [one, two].map((each) => toPlayerView({ room: read, play: each, at: START }));
    expect(former?.journal.map(({ label }) => label)).toEqual(['tv', 'tv']);
    const { journal } = former && latter ? diffView(former, latter) : {};
    const message = { type: 'custom', text: 'Two.', showsAs: 'paper' };
    expect(journal).toEqual({ from: 2, added: [{ type: 'text', label: 'note', message }] });
  });

  it('leads from one view to the next', () => {
    expect(applyViewChange(before, diffView(before, after))).toEqual(after);
    expect(applyViewChange(after, diffView(after, before))).toEqual(before);
  });

  it('leaves out items that neither the view nor the change holds', () => {
    const change = { items: { order: [toOpaqueName('ghost')], changed: [] } };
    expect(applyViewChange(before, change).items).toEqual([]);
  });
});
