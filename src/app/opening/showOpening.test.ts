// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../text/language.ts';
import { showOpening } from './showOpening.ts';

afterEach(() => {
  chooseLanguage('en');
  document.head.innerHTML = '';
});

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

  it('shows of a room what its page says in the head, as text', () => {
    document.head.innerHTML =
      '<meta property="og:title" content="<b>Vault</b>"><meta property="og:description" content="Ada · 10 min"><meta property="og:image" content="https://rooms.example/cover.webp">';
    const host = open('/gameplay/vault');
    expect(host.querySelector('h1')?.textContent).toBe('<b>Vault</b>');
    expect(host.querySelector('p')?.textContent).toBe('Ada · 10 min');
    expect(host.querySelector('img')?.src).toBe('https://rooms.example/cover.webp');
  });

  it('shows nothing where nothing is known', () => {
    expect(open('/gameplay/none').childNodes).toHaveLength(0);
    expect(open('/projects').childNodes).toHaveLength(0);
  });
});
