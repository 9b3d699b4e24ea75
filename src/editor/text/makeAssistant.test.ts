import { afterEach, describe, expect, it } from 'vitest';
import type { Mend, ReplyFault } from '../../../core/make/assistant/mend.ts';
import { chooseLanguage } from '../../shared/language/language.ts';
import { backToItText, faultText, mendText } from './makeAssistant.ts';

afterEach(() => void chooseLanguage('en'));

const mends: readonly Mend[] = [
  { type: 'cutOff' },
  { type: 'lastOfSeveral' },
  { type: 'otherField', was: 'title', now: 'roomName' },
  { type: 'leftOut', name: 'Ghost' },
  { type: 'otherThing', name: 'Box', was: 'box', now: 'Chest' },
  { type: 'otherColor', name: 'Box', was: 'red', now: 'oak' },
  { type: 'otherBackground', was: '', now: 'Study' },
  { type: 'otherBackground', was: 'library', now: 'Study' },
  { type: 'otherMood', was: 'gloomy', now: 'green' },
  { type: 'doorAdded' },
  { type: 'idDoubled', id: 'box', name: 'Box' },
  { type: 'otherLink', name: 'Box', was: 'Key', now: 'key' },
  { type: 'nothingThere', name: 'Box', was: 'spider' },
  { type: 'hiddenTwice', name: 'Key', by: 'Box' },
  { type: 'placed', names: ['Box', 'Key'] },
  { type: 'otherWidth', name: 'Box' },
  { type: 'shortened', name: 'Box' },
  { type: 'fewerHints', name: 'Box', most: 3 },
  { type: 'introductionAdded' },
  { type: 'otherTime', minutes: 12 },
  { type: 'otherLanguage', was: 'German', now: 'de' },
  { type: 'otherAnswer', name: 'Box', was: '1911', now: '1 9 1 1' },
  { type: 'typedAnswer', name: 'Box' },
];

const faults: readonly ReplyFault[] = [
  { type: 'empty' },
  { type: 'tooLong', most: 200_000 },
  { type: 'noRecipe' },
  { type: 'noWholeRecipe' },
  { type: 'cutOff' },
  { type: 'noThings' },
  { type: 'tooMany', list: 'items', most: 299, count: 400 },
  { type: 'textTooLong', name: 'Box', field: 'message', most: 500, length: 700 },
  { type: 'textTooLong', name: '', field: 'ending', most: 1000, length: 1200 },
  { type: 'keyTwice', key: 'Key', locks: ['Box', 'Door'] },
  { type: 'changedTwice', scene: 'Attic', names: ['Rope', 'Hole'] },
  { type: 'wrongForm', path: 'door.lock' },
  { type: 'refused', name: 'Box', refusal: { type: 'takenLeadsNowhere' } },
];

describe.each(['en', 'de'] as const)('in %s', (language) => {
  it.each(mends)('says what was mended: $type', async (mend) => {
    await chooseLanguage(language);
    expect(mendText(mend)).toMatch(/^\p{Lu}|^[“„]/u);
    expect(mendText(mend)).toMatch(/[.]$/);
    // Names of the library appear in the present language.
    if ('was' in mend) expect(mendText(mend)).toContain(mend.was);
    if ('name' in mend) expect(mendText(mend)).toContain(mend.name);
  });

  it.each(faults)('says what is wrong: $type', async (fault) => {
    await chooseLanguage(language);
    expect(faultText(fault)).toMatch(/\.$/);
    if ('name' in fault) expect(faultText(fault)).toContain(fault.name);
    expect(backToItText([fault])).toContain(`1. ${faultText(fault)}`);
  });
});
