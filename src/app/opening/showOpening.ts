import { openingText } from '../../shared/text/opening.ts';
import './opening.css';

/**
 * Shows of the dashboard what is known of it while the app is still on its way: the rail, the title, the first covers or frames that wait for
 * them (`hangCovers`). Nothing of it can be pressed; React takes its place with the whole screen. Covers come with the page from the
 * server where it can (`showRooms` of the functions), which does not know in what language the title is read; a room's page comes whole.
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

/** With as many frames as hang side by side in a wide window. */
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
