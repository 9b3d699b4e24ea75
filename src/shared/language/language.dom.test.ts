import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFormats } from './formats.ts';
import { inLanguages } from './inLanguages.ts';
import { chooseLanguage, findFirst, presentLanguage, subscribeToLanguage } from './language.ts';

afterEach(() => chooseLanguage('en'));

describe('the language of the site', () => {
  it.each([
    [['de-CH', 'en'], 'de'],
    [['fr', 'pt-BR', 'en-GB', 'de'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('of a browser that wants %j is at first %s', (wanted, language) => {
    expect(findFirst(wanted)).toBe(language);
  });

  it('has dates and numbers as its readers write them where they are, and prices alike everywhere', () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('navigator', { languages: ['fr-CA', 'en-US@posix', 'en-GB', 'en-US', 'de-CH', 'en'] });
    const evening = new Date(2026, 10, 22, 18, 2, 31);
    const british = createFormats('en');
    expect(british.moment(evening)).toBe('22 Nov 2026, 18:02');
    expect([british.day(evening), british.exactHour(evening)]).toEqual(['22 November', '18:02:31']);
    expect(british.recent(evening, evening)).toBe('today, 18:02');
    expect(british.money(20)).toBe('$20');
    expect(createFormats('de').number(1.5)).toBe('1.5');
    vi.stubGlobal('navigator', { languages: ['fr'] });
    expect(createFormats('en').date(evening)).toBe('Nov 22, 2026');
  });

  it('is heard of when it is chosen, and kept in this browser', async () => {
    const listener = vi.fn();
    const stop = subscribeToLanguage(listener);
    chooseLanguage('de');
    chooseLanguage('de');
    stop();
    expect(listener).toHaveBeenCalledOnce();
    vi.resetModules();
    const reloaded = await import('./language.ts');
    expect(reloaded.presentLanguage()).toBe('de');
  });

  it('is that of each text at the moment it is read', () => {
    const text = inLanguages({
      en: { close: 'Close', count: { rooms: (count: number) => `${count} rooms` } },
      de: { close: 'Schließen', count: { rooms: (count) => `${count} Räume` } },
    });
    expect([presentLanguage(), text.close, text.count.rooms(2)]).toEqual(['en', 'Close', '2 rooms']);
    chooseLanguage('de');
    expect([presentLanguage(), text.close, text.count.rooms(2)]).toEqual(['de', 'Schließen', '2 Räume']);
    expect(Object.keys(text)).toEqual(['close', 'count']);
  });
});
