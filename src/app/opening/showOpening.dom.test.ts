import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../shared/language/language.ts';
import { takeStart } from '../../shared/page/keptStart.ts';
import { showOpening } from './showOpening.ts';

afterEach(() => chooseLanguage('en'));

function open(path: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = '<p role="status"></p>';
  showOpening(host, new URL(path, 'https://rooms.example'));
  return host;
}

describe('showOpening', () => {
  it('shows the title of the dashboard in the language that is read', () => {
    expect(open('/dashboard').querySelector('h1')?.textContent).toBe('Find the way out');
    chooseLanguage('de');
    expect(open('/dashboard').querySelector('h1')?.textContent).toBe('Finde den Ausgang');
  });

  it('gives its words to the covers that came with the page', () => {
    const host = document.createElement('div');
    host.innerHTML = '<main class="opening-page"><h1></h1><p></p><img alt="" /></main>';
    showOpening(host, new URL('https://rooms.example/dashboard'));
    expect(host.querySelector('h1')?.textContent).toBe('Find the way out');
    expect(host.querySelector('p')?.textContent).toContain('Pick a door');
    expect(host.querySelectorAll('img, .opening-frame')).toHaveLength(1);
  });

  it('shows the title of a page that begins with one, in the language that is read', () => {
    expect(open('/login').querySelector('h1')?.textContent).toBe('Knock, knock.');
    expect(open('/register').querySelector('main > h1')?.textContent).toBe('Take the keys');
    chooseLanguage('de');
    expect(open('/pricing').querySelector('h1')?.textContent).toBe(
      'Einmal zahlen. Es ist eine Tür, kein Abo.',
    );
  });

  it('shows the parts of the editor without content, whichever room it opens', () => {
    expect(open('/room-editor').querySelectorAll('.opening-editor > div')).toHaveLength(3);
    expect(open('/room-editor/some-room').querySelectorAll('.opening-editor > div')).toHaveLength(3);
  });

  it('keeps a start that is pressed before the app is there, until anything else is pressed', () => {
    const room = document.createElement('div');
    room.innerHTML =
      '<main class="opening-page room"><h1></h1><div class="opening-board"><button></button></div></main>';
    showOpening(room, new URL('https://rooms.example/gameplay/study'));
    const start = room.querySelector('button');
    start?.click();
    expect(start?.textContent).toBe('Start…');
    expect([takeStart(), takeStart()]).toEqual(['pressed', undefined]);
    start?.click();
    window.dispatchEvent(new Event('pointerdown'));
    expect(takeStart()).toBeUndefined();
    document.body.append(room);
    start?.focus();
    start?.remove();
    expect(takeStart()).toBe('focused');
  });

  it('gives the editor a landmark and a heading for screen readers', () => {
    expect(open('/room-editor').querySelector('main > h1')?.textContent).toBe('Build a room');
  });

  it('leaves every other page to the server and the app', () => {
    for (const path of ['/gameplay/none', '/projects', '/toString'])
      expect([...open(path).children].map(({ role }) => role)).toEqual(['status']);
  });

  it('tells who waits long that the page is loading', () => {
    vi.useFakeTimers();
    const status = open('/projects').querySelector('[role=status]');
    expect(status?.textContent).toBe('');
    vi.advanceTimersByTime(1000);
    expect(status?.textContent).toBe('Loading…');
    vi.useRealTimers();
  });

  it('says nothing of it in a region of the app, which has taken its place', () => {
    vi.useFakeTimers();
    const host = open('/projects');
    host.innerHTML = '<p role="status"></p>';
    vi.advanceTimersByTime(1000);
    expect(host.textContent).toBe('');
    vi.useRealTimers();
  });
});
