import { type SummaryAnswer, summaryCall } from '../../core/calls/room/summary.ts';
import { coverFrameOf, coverFrameUri } from '../../core/catalogue/coverFrames.ts';
import { DIFFICULTY_BANDS } from '../../core/room/lists/difficulty.ts';
import type { SummaryEntry } from '../../core/room/lists/summaryEntry.ts';
import { smallCover } from '../../core/room/pictures/smallCover.ts';
import { parseWith } from '../../core/util/parseWith.ts';
import { roomFigures } from '../rooms/card/roomFigures.ts';
import { cardText } from '../rooms/text/card.ts';
import { presentLanguage } from '../shared/language/language.ts';

const PLACES = 3;
const ADDRESS = `/api/${summaryCall.name}?isPublished=true&sortBy=count&order=desc&limit=${PLACES}`;

/**
 * Fills the cards with the most played rooms, those in the page's language first, once they are near the
 * view.
 */
export function showRooms(): void {
  const wall = document.querySelector<HTMLElement>('[data-rooms]');
  if (!wall) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void fill(wall);
    },
    { rootMargin: '400px' },
  );
  observer.observe(wall);
}

async function fill(wall: HTMLElement): Promise<void> {
  try {
    const rooms = await findRooms();
    wall.replaceChildren(...rooms.map(hang));
    tell(rooms.length === 0 ? 'none' : null);
  } catch (error) {
    console.error(error);
    wall.replaceChildren();
    tell('failed');
  }
}

/** Adds rooms in other languages if there are too few. */
async function findRooms(): Promise<SummaryAnswer> {
  const readable = await fetchRooms(`${ADDRESS}&language=${presentLanguage()}`);
  if (readable.length === PLACES) return readable;
  const ids = new Set(readable.map(({ id }) => id));
  const others = (await fetchRooms(ADDRESS)).filter(({ id }) => !ids.has(id));
  return [...readable, ...others].slice(0, PLACES);
}

async function fetchRooms(address: string): Promise<SummaryAnswer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('Network response was not ok');
  const parsed = parseWith(summaryCall.answer, await response.json());
  if (!parsed.ok) throw new Error(`The list of rooms cannot be read: ${parsed.refusal.path}`);
  return parsed.value;
}

/** A card from the page's template, filled. */
function hang(room: SummaryEntry): Node {
  const template = document.querySelector<HTMLTemplateElement>('[data-room-card]');
  const card = document.importNode((template ?? document.createElement('template')).content, true);
  const say = (name: string, text: string) => {
    const place = card.querySelector(`[data-${name}]`);
    if (place) place.textContent = text;
  };
  card.querySelector('[data-link]')?.setAttribute('href', `/gameplay/${encodeURIComponent(room.id)}`);
  const cover = card.querySelector<HTMLImageElement>('[data-cover]');
  if (room.imageUrl === '') cover?.remove();
  else if (cover) showCover(cover, room.imageUrl);
  frame(card, room);
  say('name', room.roomName);
  if (room.language !== null) card.querySelector('[data-name]')?.setAttribute('lang', room.language);
  say('creator', cardText.by(room.creator));
  const figures = roomFigures(room);
  say('limit', figures.limit);
  for (const fact of card.querySelectorAll<HTMLElement>('[data-fact]')) tellFact(fact, figures);
  lightKeyholes(card, room);
  return card;
}

/**
 * Sets the frame for the cover's background. The page's wooden frame stays until the drawn one has loaded,
 * since no border is drawn meanwhile.
 */
function frame(card: DocumentFragment, { coverBackground }: SummaryEntry): void {
  const drawn = coverFrameOf(coverBackground);
  const place = card.querySelector<HTMLElement>('.frame');
  if (drawn === null || !place) return;
  const picture = new Image();
  picture.addEventListener('load', () => {
    place.classList.add('drawn');
    place.style.borderImageSource = `url(${picture.src})`;
  });
  picture.src = coverFrameUri(drawn);
}

/** The small picture, or the cover itself if there is none. */
function showCover(picture: HTMLImageElement, imageUrl: string): void {
  picture.addEventListener('error', () => (picture.src = imageUrl), { once: true });
  picture.src = smallCover(imageUrl);
}

/** Sets a fact by its name; one that the room does not have is removed. */
function tellFact(place: HTMLElement, figures: Readonly<Record<string, string | null>>): void {
  const text = figures[place.dataset.fact ?? ''] ?? null;
  const words = place.querySelector(':scope > span:last-child');
  if (text === null) place.remove();
  else if (words) words.textContent = text;
}

function lightKeyholes(card: DocumentFragment, { difficulty }: SummaryEntry): void {
  const lit = difficulty ? DIFFICULTY_BANDS.indexOf(difficulty.band) + 1 : 0;
  for (const keyhole of [...card.querySelectorAll('.keyholes svg')].slice(0, lit))
    keyhole.classList.add('lit');
}

/** Shows why there are no rooms, or hides that message. */
function tell(what: 'none' | 'failed' | null): void {
  const status = document.querySelector<HTMLElement>('[data-rooms-status]');
  if (!status) return;
  status.hidden = what === null;
  status.classList.toggle('hidden', what === null);
  status.textContent = what === null ? '' : (status.dataset[what] ?? '');
}
