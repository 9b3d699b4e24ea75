import { appText } from '../../text/app.ts';
import { dashboardText } from '../../text/dashboard.ts';
import './opening.css';

/** What is known of a screen before the app is there. */
interface Opening {
  title: string;
  text: string;
  /** Address of a room's cover. */
  cover?: string;
}

/**
 * Shows of a page what is known of it while the app is still on its way: the rail, the title, a room's picture. Nothing of it can be
 * pressed; React takes its place with the whole screen.
 */
export function showOpening(host: HTMLElement, { pathname }: URL): void {
  const opening = openingOf(pathname);
  if (!opening) return;
  const page = make('div', opening.cover ? 'opening-page room' : 'opening-page');
  page.append(make('h1', '', opening.title), make('p', '', opening.text));
  if (opening.cover) page.append(framed(opening.cover));
  const rail = make('div', 'opening-rail');
  rail.append(make('span', '', appText.productName));
  host.replaceChildren(rail, page);
}

function openingOf(path: string): Opening | undefined {
  if (path === '/dashboard') return { title: dashboardText.title, text: dashboardText.lead };
  if (path.startsWith('/gameplay/')) return openingOfRoom();
  return undefined;
}

/** The server puts a room's name and picture into its page for those who post links to it (decision 0018). */
function openingOfRoom(): Opening | undefined {
  const [title, text, cover] = ['title', 'description', 'image'].map(readProperty);
  return title === undefined || text === undefined ? undefined : { title, text, ...(cover && { cover }) };
}

function readProperty(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
}

function framed(cover: string): HTMLElement {
  const picture = document.createElement('img');
  Object.assign(picture, { src: cover, alt: '', fetchPriority: 'high' });
  const frame = make('div', 'opening-frame');
  frame.append(picture);
  return frame;
}

function make(tag: 'div' | 'span' | 'h1' | 'p', className: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
