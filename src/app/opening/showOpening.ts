import { openingText } from '../../text/opening.ts';
import { cover } from './hangCovers.ts';
import './opening.css';

/** What is known of a screen before the app is there. */
interface Opening {
  title: string;
  text: string;
  /** Address of a room's cover; null for frames that wait for those of a list (`hangCovers`). */
  cover: string | null;
}

/**
 * Shows of a page what is known of it while the app is still on its way: the rail, the title, a room's picture. Nothing of it can be
 * pressed; React takes its place with the whole screen.
 */
export function showOpening(host: HTMLElement, { pathname }: URL): void {
  const opening = openingOf(pathname);
  if (!opening) return;
  const page = make('div', opening.cover === null ? 'opening-page' : 'opening-page room');
  page.append(make('h1', '', opening.title), make('p', '', opening.text));
  page.append(opening.cover === null ? frames() : framed(opening.cover));
  const rail = make('div', 'opening-rail');
  rail.append(make('span', '', openingText.productName));
  host.replaceChildren(rail, page);
}

function openingOf(path: string): Opening | undefined {
  const { dashboard } = openingText;
  if (path === '/dashboard') return { title: dashboard.title, text: dashboard.lead, cover: null };
  if (path.startsWith('/gameplay/')) return openingOfRoom();
  return undefined;
}

/** The server puts a room's name and picture into its page for those who post links to it (decision 0018). */
function openingOfRoom(): Opening | undefined {
  const [title, text, cover] = ['title', 'description', 'image'].map(readProperty);
  return title && text && cover ? { title, text, cover } : undefined;
}

function readProperty(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
}

function framed(address: string): HTMLElement {
  const frame = make('div', 'opening-frame');
  frame.append(cover(address));
  return frame;
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
