import { afterEach, describe, expect, it, vi } from 'vitest';
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
