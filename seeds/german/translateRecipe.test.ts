import { describe, expect, it } from 'vitest';
import type { Recipe, RecipeSettings } from '../../core/recipe/model.ts';
import { demoRooms } from '../demoRooms.ts';
import { starters } from '../starters.ts';

const rooms = [...demoRooms, ...starters];
const translated = rooms.filter(({ language }) => language === 'de');

function originalOf({ id, language }: Recipe): Recipe {
  const original = rooms.find((room) => `${room.id}-${language}` === id);
  if (!original) throw new Error(`${id} is the translation of nothing.`);
  return original;
}

type Named = RecipeSettings & { id?: string; name?: string };

/** Every text of a room, by its item or field. */
function wordsOf({
  roomName,
  introduction,
  ending,
  debrief,
  startName,
  craft,
  scenes = [],
  door,
  items,
  spots = [],
}: Recipe) {
  const said = [{ ...door, id: 'door' }, ...items, ...spots].flatMap((item: Named) => [
    [`${item.id} says`, item.says],
    [`${item.id} saysOpened`, item.saysOpened],
    ...(item.hints ?? []).map((hint, place) => [`${item.id} hint ${place + 1}`, hint]),
    [`${item.id} wrong`, item.lock && 'password' in item.lock ? item.lock.wrongText : undefined],
  ]);
  const room = [
    ['name', roomName],
    ['introduction', introduction],
    ['ending', ending],
    ['debrief', debrief],
    ['start', startName],
    ['idea', craft?.idea],
    ['note', craft?.note],
    ...scenes.map(({ id, name }) => [`scene ${id}`, name]),
  ];
  return new Map([...room, ...said].filter((one): one is [string, string] => one[1] !== undefined));
}

it('M2 at least two demo rooms can be played in German, and the list be narrowed to them', () => {
  expect(demoRooms.filter(({ language }) => language === 'de').length).toBeGreaterThanOrEqual(2);
});

describe.each(translated)('$id', (room) => {
  const original = originalOf(room);

  it('says everything that the English room says, and in other words', () => {
    const [there, here] = [wordsOf(original), wordsOf(room)];
    expect([...here.keys()]).toEqual([...there.keys()]);
    for (const [what, words] of there) expect(here.get(what), what).not.toBe(words);
  });

  it('gives every item a name of its own, different from the library’s', () => {
    for (const { name } of [room.door, ...room.items, ...(room.spots ?? [])]) expect(name).toBeTruthy();
  });

  it('is the same room otherwise', () => {
    const placesOf = ({ items, spots = [], background }: Recipe) => [
      background,
      ...items.map(({ id, of, at, hides, scene }) => ({ id, of, at, hides, scene })),
      ...spots.map(({ id, rect, scene }) => ({ id, rect, scene })),
    ];
    expect(placesOf(room)).toEqual(placesOf(original));
  });
});
