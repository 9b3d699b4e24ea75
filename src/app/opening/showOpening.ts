import { openingText } from '../../shared/text/opening.ts';
import './opening.css';

/** Milliseconds: who waits longer is told that the page is loading. */
const LONG = 1000;

/** The pages of which no more than the title is known, and how they are laid out. */
const TITLED = {
  '/login': { title: 'logIn', layout: 'account' },
  '/pricing': { title: 'pricing', layout: 'pricing' },
  '/register': { title: 'register', layout: 'account' },
} as const;

/**
 * Shows what is known of a page while the app loads; its bar stands in the page's HTML. The dashboard shows its title
 * and its first covers or empty frames (`hangCovers`), the editor its parts without content, others their title.
 * React replaces all of it by the whole screen. The server adds covers to the dashboard's page if it can (`showRooms` of
 * the functions), but does not know the title's language; a room's page comes with name, cover and start
 * button.
 */
export function showOpening(host: HTMLElement, { pathname }: URL): void {
  if (pathname === '/dashboard') showDashboard(host);
  else if (/^\/room-editor\b/.test(pathname)) showEditor(host);
  else if (isTitled(pathname)) {
    const { title, layout } = TITLED[pathname];
    host.append(makePage(layout));
    write(host, 'h1', openingText.titles[title]);
  }
  showStart(host);
  tellLoading(host);
}

function isTitled(path: string): path is keyof typeof TITLED {
  return Object.hasOwn(TITLED, path);
}

function showDashboard(host: HTMLElement): void {
  if (!host.querySelector('.opening-page')) {
    const page = makePage('rooms');
    page.append(make('p'), makeParts('opening-rooms', 'opening-frame'));
    host.append(page);
  }
  const { title, lead } = openingText.dashboard;
  write(host, 'h1', title);
  write(host, 'p', lead);
}

function showEditor(host: HTMLElement): void {
  const page = make('main');
  const title = make('h1', 'opening-heard');
  title.append(openingText.titles.editor);
  page.append(title, makeParts('opening-editor', 'opening-part'));
  host.append(page);
}

/**
 * Gives its word to the start button of a room's page. A press before the app is there is answered at once, and kept: the
 * app starts the room when it can (`takeStart`). The focus is kept, too, since the app's button is another one.
 */
function showStart(host: HTMLElement): void {
  const start = host.querySelector<HTMLElement>('.opening-board button');
  if (!start) return;
  start.textContent = openingText.start;
  const { dataset } = document.documentElement;
  start.onfocus = () => {
    dataset.start = 'focused';
  };
  // A button that is removed leaves the focus to nothing.
  start.onblur = ({ relatedTarget }) => {
    if (relatedTarget) delete dataset.start;
  };
  start.onclick = () => {
    dataset.start = 'pressed';
    // Whoever presses anything else meanwhile has changed their mind.
    for (const press of ['pointerdown', 'keydown'])
      addEventListener(press, () => delete dataset.start, { once: true, capture: true });
    start.textContent = `${openingText.start}…`;
    start.ariaBusy = 'true';
  };
}

/**
 * Tells screen readers after a while; a region that comes with its words would not be read out. It is the page's own:
 * once the app is there, the first region is one of the app's.
 */
function tellLoading(host: HTMLElement): void {
  const region = host.querySelector('[role=status]');
  setTimeout(() => region?.append(openingText.loading), LONG);
}

function write(host: HTMLElement, part: 'h1' | 'p', text: string): void {
  const element = host.querySelector(part);
  if (element) element.textContent = text;
}

function makePage(layout: string): HTMLElement {
  const page = make('main', `opening-page ${layout}`);
  page.append(make('h1'));
  return page;
}

/** Returns three empty parts: as many frames as fit side by side in a wide window, or the room between two panels. */
function makeParts(className: string, part: string): HTMLElement {
  const whole = make('div', className);
  for (let place = 0; place < 3; place += 1) whole.append(make('div', part));
  return whole;
}

function make(tag: 'div' | 'main' | 'h1' | 'p', className = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
