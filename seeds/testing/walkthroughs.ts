import type { Action } from '../../core/play/model.ts';
import { DOOR_ID, type ItemId } from '../../core/room/model.ts';
import { starters } from '../starters.ts';

export type Move = Exclude<Action, { type: 'start' | 'tick' | 'pause' | 'resume' | 'select' }>;

const click = (item: ItemId): Move => ({ type: 'click', item });
const enter = (item: ItemId, password: string): Move => ({ type: 'enterPassword', item, password });
const use = (item: ItemId, on: ItemId): Move => ({ type: 'useItem', item, on });
const back: Move = { type: 'back' };

/** The clock shows ten past ten. */
const clockmakersStudy = [
  click('note'),
  click('clock'),
  click('lamp'),
  enter('safe', '1 0 1 0'),
  click('chestKey'),
  use('chestKey', 'chest'),
  click('doorKey'),
  use('doorKey', DOOR_ID),
];

/** The worn volumes spell a word; the way home has the steps of the way out in reverse order. */
function armchairExplorer(worn: string): readonly Move[] {
  return [
    ...[
      click('painting'),
      click('bookcase'),
      click('firstWorn'),
      click('secondWorn'),
      click('thirdWorn'),
      back,
    ],
    ...[click('desk'), click('desk'), click('diary'), click('pell'), click('chart')],
    ...[enter('drawer', worn), click('drawer'), click('medals'), click('silverKey'), back, back],
    ...[enter('suitcase', 'red green yellow blue'), click('goldKey')],
    ...[click('globe'), click('fern'), click('general'), click('clock'), click('painting')],
    ...[use('silverKey', 'hatch'), use('goldKey', 'hatch'), click('hatch')],
    ...[enter('course', 'down up-left left down'), click('outward')],
    ...[enter('arrival', '1945'), click('return')],
    ...[use('outward', 'return'), back, back, use('ticket', DOOR_ID)],
  ];
}

/** Six candles, four frames and one knight; the rings of the tower from bottom to top. */
const whereTheresAWill = [
  ...[click('rules'), click('will'), click('chandelier'), click('sir'), click('stairs')],
  ...[click('lullaby'), click('toys'), enter('clock', '3:35'), click('minaKey')],
  ...[enter('chest', 'crown fish key heart'), click('sirKey'), enter('gift', '6 4 1'), click('uncleKey')],
  ...[click('hatch'), click('hatch'), enter('piano', 'so mi mi fa re'), click('nieceKey')],
  ...[enter('suitcase', 'red blue green yellow'), click('catKey')],
  ...['uncleKey', 'nieceKey', 'catKey', 'sirKey', 'minaKey'].map((key) => use(key, DOOR_ID)),
];

const written: Readonly<Record<string, readonly Move[]>> = {
  // Somebody was nine in 1931, and so was born in 1922.
  'quiet-afternoon': [enter('chest', '1922'), click('houseKey'), use('houseKey', DOOR_ID)],
  'guest-room': [
    click('bed'),
    click('bed'),
    click('chestKey'),
    back,
    use('chestKey', 'chest'),
    click('guestBook'),
    enter(DOOR_ID, 'please'),
  ],
  'night-shift': [
    click('dresser'),
    click('fuse'),
    use('fuse', 'fuseBox'),
    click('phone'),
    enter('safe', '3141'),
    click('card'),
    use('card', DOOR_ID),
  ],
  'broken-medal': [
    click('leftHalf'),
    click('suitcase'),
    click('rightHalf'),
    use('leftHalf', 'rightHalf'),
    use('medal', DOOR_ID),
  ],
  // Cook, gardener, steward, jester.
  'four-servants': [
    click('papyrus'),
    click('black'),
    click('bronze'),
    click('white'),
    click('painted'),
    click('gem'),
    use('gem', DOOR_ID),
  ],
  // 217 in reverse order.
  'captains-nap': [
    click('rug'),
    click('rug'),
    click('goldKey'),
    back,
    click('log'),
    enter('box', '7 1 2'),
    click('silverKey'),
    click('crate'),
    click('copperKey'),
    use('goldKey', 'chest'),
    use('silverKey', 'chest'),
    use('copperKey', 'chest'),
    click('doorKey'),
    use('doorKey', DOOR_ID),
  ],
  // Tea at four, nine sails, two years.
  'desk-of-the-dean': [
    click('desk'),
    click('desk'),
    click('memo'),
    enter('box', '492'),
    click('key'),
    back,
    use('key', DOOR_ID),
  ],
  'please-hold': [
    click('manual'),
    enter('fireBox', 'red blue green white'),
    click('sketch'),
    enter('locker', 'up up left down'),
    click('locker'),
    click('schedule'),
    back,
    enter('radio', 'mi so mi do re'),
    click('card'),
    use('card', DOOR_ID),
  ],
  'cock-crow': [
    click('verse'),
    enter('chest', 'moon star bell'),
    click('rune'),
    use('rune', 'mirror'),
    click('case'),
    click('diary'),
    back,
    enter(DOOR_ID, 'rooster'),
  ],
  'eight-locks': [
    click('lightNote'),
    enter('fuseBox', '1001101010'),
    click('poster'),
    enter('saltDesk', 'green red yellow violet'),
    click('letter'),
    enter('chest', 'moon bell flame key'),
    click('scrap'),
    click('song'),
    enter('radio', 'mi mi so do re'),
    click('slip'),
    enter('locker', 'up up left down right'),
    click('diary'),
    enter('microwave', '7 4 1 5 9 6 3'),
    click('printout'),
    enter('safe', '1 9 0 3'),
    click('recipe'),
    enter('lunchBox', 'a b c d e'),
    click('card'),
    use('card', DOOR_ID),
  ],
  'kept-in': [click('calendar'), enter('locker', '2 4 S E P'), click('spareKey'), use('spareKey', DOOR_ID)],
  'armchair-explorer': armchairExplorer('O U T'),
  'armchair-explorer-de': armchairExplorer('W E G'),
  'clockmakers-study': clockmakersStudy,
  'clockmakers-study-de': clockmakersStudy,
  'where-theres-a-will': whereTheresAWill,
  'where-theres-a-will-de': whereTheresAWill,
  'airlock-seven': [
    click('memo'),
    click('computer'),
    click('tanks'),
    enter('locker', 'Orion seven'),
    click('fuse'),
    use('fuse', 'fuseBox'),
    click('phone'),
    click('starMap'),
    enter('safe', '2413'),
    click('card'),
    use('card', DOOR_ID),
  ],
  // Six balls of shot, four isles, three windows; the parrot is PEPPER and CORN.
  'cup-of-sugar': [
    enter('wardrobe', '6 4 3'),
    click('letter'),
    click('crate'),
    click('mateNote'),
    enter('jewelBox', 'Peppercorn'),
    click('cabinKey'),
    use('cabinKey', DOOR_ID),
  ],
  // Eight of the answer float in the room. Red, green, blue: pages 4, 9, 2.
  'practical-examination': [
    enter('chest', 'Candles'),
    click('gem'),
    use('gem', 'mirror'),
    click('paper'),
    click('redBook'),
    click('greenBook'),
    click('blueBook'),
    enter('casket', '4 9 2'),
    click('rune'),
    use('rune', DOOR_ID),
  ],
  // Four men at ten, two birds at three, two beetles at one.
  'tax-collectors-tomb': [
    click('rug'),
    click('coin'),
    use('coin', 'offeringBox'),
    click('tariff'),
    enter('chest', '48'),
    click('lever'),
    use('lever', 'mirror'),
    click('scribeNote'),
    enter('strongbox', 'M I U'),
    click('ruby'),
    use('ruby', DOOR_ID),
  ],
};

/** Words of the German starters, whose moves are otherwise those of the English ones. */
const GERMAN_WORDS: Readonly<Record<string, string>> = { please: 'bitte', rooster: 'gockel' };

function inGerman(move: Move): Move {
  return move.type === 'enterPassword'
    ? { ...move, password: GERMAN_WORDS[move.password] ?? move.password }
    : move;
}

/**
 * The way out of each demo room and starter for a player without hints: what to look at, work out, take and
 * use.
 */
export const walkthroughs: Readonly<Record<string, readonly Move[]>> = {
  ...written,
  ...Object.fromEntries(
    starters
      .filter(({ language }) => language === 'de')
      .map(({ id }) => [id, (written[id.replace(/-de$/, '')] ?? []).map(inGerman)]),
  ),
};
