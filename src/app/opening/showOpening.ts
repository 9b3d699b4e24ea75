import { openingText } from '../../shared/text/opening.ts';
import './opening.css';

/**
 * Shows the known parts of the dashboard while the app loads: the bar, the title, and the first covers or
 * empty frames (`hangCovers`). Nothing of it is usable; React replaces it by the whole screen. The server
 * adds covers to the page if it can (`showRooms` of the functions), but does not know the title's language; a
 * room's page comes complete.
 */
export function showOpening(host: HTMLElement, { pathname }: URL): void {
  if (pathname !== '/dashboard') return;
  const { dashboard, productName } = openingText;
  if (!host.querySelector('.opening-page')) host.replaceChildren(rail(productName), wall());
  write(host, 'h1', dashboard.title);
  write(host, 'p', dashboard.lead);
}

function write(host: HTMLElement, part: 'h1' | 'p', text: string): void {
  const element = host.querySelector(part);
  if (element) element.textContent = text;
}

function rail(name: string): HTMLElement {
  const element = make('div', 'opening-rail');
  element.append(make('span', '', name));
  return element;
}

/** Returns as many frames as fit side by side in a wide window. */
function wall(): HTMLElement {
  const [page, rooms] = [make('div', 'opening-page rooms'), make('div', 'opening-rooms')];
  for (let place = 0; place < 3; place += 1) rooms.append(make('div', 'opening-frame'));
  page.append(make('h1'), make('p'), rooms);
  return page;
}

function make(tag: 'div' | 'span' | 'h1' | 'p', className = '', text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
