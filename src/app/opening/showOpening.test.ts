// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../text/language.ts';
import { showOpening } from './showOpening.ts';

afterEach(() => chooseLanguage('en'));

function open(path: string): HTMLElement {
  const host = document.createElement('div');
  showOpening(host, new URL(path, 'https://rooms.example'));
  return host;
}

describe('showOpening', () => {
  it('shows the title of the dashboard in the language that is read', () => {
    expect(open('/dashboard').querySelector('h1')?.textContent).toBe('Find the way out');
    chooseLanguage('de');
    expect(open('/dashboard').querySelector('h1')?.textContent).toBe('Finde den Ausgang');
  });

  it('leaves every other page to the server and the app', () => {
    expect(open('/gameplay/none').childNodes).toHaveLength(0);
    expect(open('/projects').childNodes).toHaveLength(0);
  });
});
