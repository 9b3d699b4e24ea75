import { expect, it } from 'vitest';
import { toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { journalTitle } from '../journal/journalTitle.ts';
import { eventsText } from '../notices/eventsText.ts';
import { findMilestone } from '../notices/findMilestone.ts';
import { readyMessage } from '../text/readyMessages.ts';
import { messageText } from './messageText.ts';

it('a message is the creator’s own words, or a ready message put into words (R9)', () => {
  expect(messageText({ type: 'custom', text: 'Look up.' }, 'de')).toBe('Look up.');
  expect(messageText({ type: 'ready', description: 'locked' }, 'en')).toBe('It is locked.');
});

it.each([
  ['de', 'Verschlossen.', 'de'],
  ['de-CH', 'Verschlossen.', 'de'],
  ['en-GB', 'It is locked.', 'en'],
  ['fr', 'It is locked.', 'en'],
  ['', 'It is locked.', 'en'],
])('M2 in a room in %j a ready message says %j, to whoever reads in English', (roomLanguage, text, lang) => {
  expect(readyMessage('locked', roomLanguage)).toEqual({ text, lang });
  const message = { type: 'ready', description: 'locked' } as const;
  expect(messageText(message, roomLanguage)).toBe(text);
  expect(journalTitle({ type: 'text', label: 'Box', message }, roomLanguage)).toBe(`Box: ${text}`);
});

it('N2 says of a way that has only opened yet how to go', () => {
  const sign = toOpaqueName('s');
  const opened = { type: 'opened', item: sign, isWay: true } as const;
  const said = (...events: Parameters<typeof eventsText>[0]) => eventsText(events, { [sign]: 'Hatch' });
  expect(said(opened)).toBe('It opens: Hatch. Click again to go there.');
  expect(said({ type: 'unlocked', item: sign, key: null }, opened)).toBe(
    'It unlocks and opens: Hatch. Click again to go there.',
  );
  const byKeys = eventsText([opened], { [sign]: 'Hatch' }, { input: 'keys' });
  expect(byKeys, 'to who plays by keys').toBe('It opens: Hatch. Press Enter again to go there.');
});

it('says in order what an action brought about, by the names of things', () => {
  const [chest, key] = [toOpaqueName('c'), toOpaqueName('k')];
  const labels = { [chest]: 'Chest', [key]: 'Brass key' };
  const words = eventsText(
    [
      { type: 'unlocked', item: chest, key: null },
      { type: 'opened', item: chest },
      { type: 'revealed', item: key },
      { type: 'message', item: chest, message: { type: 'custom', text: 'said in a dialog' } },
    ],
    labels,
  );
  expect(words).toBe('It unlocks and opens: Chest. New here: Brass key.');
  const found = [chest, key, toOpaqueName('n')].map((item) => ({ type: 'revealed', item }) as const);
  expect(eventsText(found, labels)).toBe('New here: Chest, Brass key, and something.');
  expect(eventsText([{ type: 'keyDoesNotFit', item: chest, key }], labels)).toBe(
    'Brass key and Chest: not here, or not as it is now.',
  );
  expect(eventsText([{ type: 'keyDoesNotFit', item: chest, key, lacksPart: true }], labels), 'C2').toBe(
    'Brass key and Chest: that is right, but something is still missing.',
  );
  const says = { type: 'message', item: chest, message: { type: 'ready', description: 'empty' } } as const;
  expect(eventsText([{ type: 'opened', item: chest }], labels)).toBe('It opens: Chest.');
  expect(eventsText([{ type: 'opened', item: chest }], labels, { opening: () => 'creaks' })).toBe(
    'It creaks open: Chest.',
  );
  expect(eventsText([{ type: 'shut', item: chest }], labels, { opening: () => 'lights' })).toBe(
    'It goes dark: Chest.',
  );
  expect(eventsText([{ type: 'opened', item: chest }, says], labels)).toBe('');
  expect(eventsText([{ type: 'selected', item: null }], labels)).toBe('');
  const inHand = { type: 'selected', item: key } as const;
  expect(eventsText([inHand], labels)).toBe('In your hand: Brass key. Use it where?');
  expect(eventsText([inHand], labels, { holdsSeveral: true }), 'C2 whatever they are').toBe(
    'In your hand: Brass key. Use it in the room, or combine it with something you carry.',
  );
  const changed = { type: 'sceneChanged', scene: toOpaqueName('s') } as const;
  expect(eventsText([changed], labels)).toBe('It looks different here now.');
});

it.each([
  [300_001, 300_000, 300],
  [300_000, 299_000, null],
  [60_250, 59_990, 60],
  [31_000, 29_900, 30],
  [90_000, 9000, 10],
  [9000, 8000, null],
])('between %i and %i ms left it tells of %s seconds', (before, left, seconds) => {
  expect(findMilestone(before, left)).toBe(seconds);
});

it('K7 the journal marks the text of a lock for a wrong answer as such', () => {
  const message = { type: 'custom', text: 'No.' } as const;
  const title = journalTitle({ type: 'text', label: 'Box', message, isToWrongAnswer: true }, 'en');
  expect(title).toBe('Box, to a wrong answer: No.');
});

it('the journal lists texts by their beginning, whose signs stay whole (K3)', () => {
  const titled = (label: string, text: string) =>
    journalTitle({ type: 'text', label, message: { type: 'custom', text } }, 'en');
  expect(titled('Note', 'Turn it :up:, then :left:.\nDone.')).toBe('Note: Turn it :up:, then :left:.');
  expect(titled('Poem', `${'a'.repeat(38)} :clock-3-45: later`)).toBe(
    `Poem: ${'a'.repeat(38)} :clock-3-45:…`,
  );
  expect(titled('Box :red:', 'Plain \\:red:')).toBe('Box \\:red:: Plain \\:red:');
});
