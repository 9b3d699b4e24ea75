import { openingText } from '../../text/opening.ts';
import './opening.css';

/**
 * Shows of the dashboard what is known of it while the app is still on its way: the rail, the title, frames that wait for covers
 * (`hangCovers`). Nothing of it can be pressed; React takes its place with the whole screen. A room's page comes with its opening
 * from the server (`showRoom` of the functions), in the same style.
 */
export function showOpening(host: HTMLElement, { pathname }: URL): void {
  if (pathname !== '/dashboard') return;
  const { dashboard, productName } = openingText;
  const page = make('div', 'opening-page');
  page.append(make('h1', '', dashboard.title), make('p', '', dashboard.lead), frames());
  const rail = make('div', 'opening-rail');
  rail.append(make('span', '', productName));
  host.replaceChildren(rail, page);
}

/** As many as hang side by side in a wide window. */
function frames(): HTMLElement {
  const wall = make('div', 'opening-rooms');
  for (let place = 0; place < 3; place += 1) wall.append(make('div', 'opening-frame'));
  return wall;
}

function make(tag: 'div' | 'span' | 'h1' | 'p', className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
