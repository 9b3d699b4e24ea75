import { describe, expect, it } from 'vitest';
import type { ItemId, Room } from '../room/model.ts';
import { build, furnish, get, lockByPassword } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { furnished, pictureOf } from '../testing/furnished.ts';
import { actAll, act as applied, START, startedPlay } from '../testing/playing.ts';
import type { Action, Play } from './model.ts';
import { toPlayerView } from './view/toPlayerView.ts';

const click = (item: ItemId) => ({ type: 'click', item }) as const;
const things = { chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry };
const say = { description: 'custom', customDescription: 'Hm.' } as const;

function playOf(room: Room, ...actions: readonly Action[]): Play {
  return actAll(room, startedPlay(room), actions).play;
}

describe('O opening', () => {
  it('O1 an item that hides others opens, whatever its pictures are, and at once if it is open from the start', () => {
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

  it('O1 P14 an item that is open from the start has had all its effects, and shows its text as an open item', () => {
    const open = {
      state: 'opened',
      uri: get(furnish(things), 'chest').variants.brown?.opened ?? '',
      openedDescription: 'A moth flies out.',
      onOpen: { background: { scene: 'start', ...pictureOf('lit') } },
    } as const;
    const room = furnished(things, { chest: { ...say, ...open } });
    const play = startedPlay(room);
    const { background, journal } = toPlayerView({ room, play, at: START });
    expect(background).toEqual(pictureOf('lit'));
    expect(journal, 'nobody saw what was before').toEqual([]);
    const message = { type: 'custom', text: 'A moth flies out.' };
    expect(applied(room, play, click('chest')).events).toEqual([{ type: 'message', item: 'chest', message }]);
  });

  it('O2 P6 everything that it hides is revealed, in order, in front of it', () => {
    const room = furnished(things, {
      chest: { isHidingAnotherItem: true, itemToHide: 'note', alsoHides: ['key'] },
      note: { isHidden: true },
      key: { isHidden: true },
    });
    const { play, events } = applied(room, startedPlay(room), click('chest'));
    expect(events.map((event) => ('item' in event ? event.item : ''))).toEqual(['chest', 'note', 'key']);
    expect(play.itemOrder).toEqual(['door', 'chest', 'note', 'key', 'tv']);
  });

  it('O2 N4 an item that is revealed in another scene keeps its position there', () => {
    const room = furnished(
      things,
      {
        tv: { isHidingAnotherItem: true, itemToHide: 'key' },
        key: { isHidden: true, scene: 'cellar' },
      },
      { cellar: 'place' },
    );
    const { itemOrder, items } = playOf(room, click('tv'));
    expect([itemOrder, items.key?.isHidden]).toEqual([room.itemOrder, false]);
  });
});

describe('O what is said and shown', () => {
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
      chest: { onOpen: { background: { scene: 'start', ...pictureOf('lit') } } },
    });
    const before = startedPlay(room);
    const first = toPlayerView({ room, play: before, at: START });
    expect(first.background).toEqual(room.background);
    expect(JSON.stringify(first), 'the new one is in no view before').not.toContain('lit');
    const { play, events } = applied(room, before, click('chest'));
    const view = toPlayerView({ room, play, at: START });
    expect(view.background).toEqual(pictureOf('lit'));
    expect(events).toContainEqual({ type: 'sceneChanged', scene: 'start' });
    expect(view.journal.map(({ type }) => type)).toEqual(['picture', 'background']);
  });
});

describe('N4 O5 a picture that changes in a scene where the player is not', () => {
  const lit = { onOpen: { background: { scene: 'start', ...pictureOf('lit') } } } as const;
  const sequence = {
    isItemLocked: true,
    isLocked: true,
    unlockMethod: 'sequence',
    sequence: ['tv', 'note'],
  } as const;
  const room = furnished(
    things,
    {
      key: { onClick: { type: 'go', to: 'cellar' } },
      chest: { ...sequence, ...say, showsAs: 'caption' },
      tv: { scene: 'cellar' },
      note: { scene: 'cellar', ...lit },
    },
    { cellar: 'place' },
  );
  const journalOf = (play: Play) => toPlayerView({ room, play, at: START }).journal;

  it('is not in the journal until they enter the scene, since that would tell what happened there', () => {
    const away = playOf(room, click('key'), click('tv'), click('note'));
    expect([away.items.chest?.isLocked, away.changedScenes]).toEqual([false, ['start']]);
    const labels = journalOf(away).map(({ label }) => label);
    expect(labels, 'of what was opened there alone').toEqual(['tv']);
    const back = actAll(room, away, [{ type: 'go', scene: 'start' }]).play;
    expect(journalOf(back).map(({ type, label }) => `${type} ${label}`)).toEqual([
      'picture tv',
      'background ',
      'text chest',
      'picture chest',
    ]);
    expect(back.journal.some(({ isAway }) => isAway)).toBe(false);
  });

  it('is written down once', () => {
    const away = playOf(room, click('chest'), click('key'), click('tv'), click('note'));
    const back = actAll(room, away, [{ type: 'go', scene: 'start' }]).play;
    expect(journalOf(back).filter(({ label }) => label === 'chest')).toHaveLength(2);
  });
});

describe('O the way out', () => {
  it('O6 the ending is sent with the escape and not before', () => {
    const room = { ...furnish(things), ending: 'Fresh air.' };
    const view = (play: Play) => toPlayerView({ room, play, at: START });
    expect(view(startedPlay(room)).ending).toBeNull();
    expect(view(playOf(room, click('door'))).ending).toBe('Fresh air.');
    const silent = furnish(things);
    expect(toPlayerView({ room: silent, play: playOf(silent, click('door')), at: START }).ending).toBeNull();
  });
});
