import { expect, type Page } from '@playwright/test';
import { applyAction } from '../../../core/play/applyAction.ts';
import { createPlay } from '../../../core/play/createPlay.ts';
import type { Action, Play } from '../../../core/play/model.ts';
import { eventsInView } from '../../../core/play/view/eventsInView.ts';
import { toPlayerView } from '../../../core/play/view/toPlayerView.ts';
import { buildRoom } from '../../../core/recipe/buildRoom.ts';
import type { Recipe } from '../../../core/recipe/model.ts';
import type { ItemConfig, Room } from '../../../core/room/model.ts';
import { pictureOf } from '../../../core/room/pictures/pictures.ts';
import { builtInCatalogue } from '../../../seeds/catalogue/builtInCatalogue.ts';
import type { Move } from '../../../seeds/testing/walkthroughs.ts';
import { Traffic } from './Traffic.ts';

/** Shorter texts are not searched, because they occur elsewhere by chance. */
const TELLING = 16;
/**
 * Shorter answers and names, such as "24", are not searched, because they occur everywhere. Longer ones are searched in
 * quotes.
 */
const GUESSED = 4;

/** Fields of a room that reveal hidden things, which must never be sent. */
export const NEVER = ['"unlockPassword"', '"itemToHide"', '"combinesInto"', '"furtherKeys"', '"isHidden"'];

/**
 * Watches the traffic and the announcements while a room is played: nothing of the room may be sent before
 * the move that earns it (P12). To know what each move earns, it plays the same room by the rules beside the
 * browser.
 */
export class LeakScan {
  readonly #page: Page;
  readonly #room: Room;
  readonly #traffic: Traffic;
  #play: Play;
  #moves = 0;
  #earned = '';

  /** Create it before the page is opened. */
  constructor(page: Page, recipe: Recipe) {
    const built = buildRoom(recipe, builtInCatalogue);
    if (!built.ok) throw new Error(JSON.stringify(built.refusal));
    this.#page = page;
    this.#room = built.value;
    this.#traffic = new Traffic(page);
    let names = 0;
    this.#play = createPlay(this.#room, () => {
      names += 1;
      return `scan-${names}`;
    });
  }

  /** Call it when the play has started. */
  async started() {
    this.#take({ type: 'start' });
    await this.#expectNoLeak('start');
  }

  /** Call it after a move in the browser: it makes the same move in its own play, and checks what was sent. */
  async made(move: Move) {
    // The player's own answer is sent.
    if (move.type === 'enterPassword') this.#earned += quoted(move.password);
    this.#take(move);
    await this.#expectNoLeak(JSON.stringify(move));
  }

  /** The secrets that nobody has earned yet. */
  get unearned(): readonly string[] {
    return [...new Set(secretsOf(this.#room))].filter((secret) => !this.#earned.includes(secret));
  }

  #take(action: Action) {
    this.#moves += 1;
    const turn = { room: this.#room, play: this.#play, at: this.#moves * 1000 };
    const applied = applyAction(turn, action);
    if (!applied.ok) throw new Error(`The rules refuse ${JSON.stringify(action)}.`);
    const { play } = applied.value;
    const events = eventsInView(turn, play, applied.value.events);
    this.#play = play;
    this.#earned += textOf(toPlayerView({ ...turn, play }), events);
  }

  async #expectNoLeak(step: string) {
    const { unearned } = this;
    expect(
      await this.#traffic.search([...unearned, ...NEVER]),
      `sent before it is earned, by ${step}`,
    ).toEqual([]);
    const readOut = await this.#page.locator('body').ariaSnapshot();
    expect(
      unearned.filter((secret) => readOut.includes(secret)),
      `read out before it is earned, by ${step}`,
    ).toEqual([]);
  }
}

/** Returns what was shown, as JSON and in the form of the room's file, with line breaks. */
export function textOf(...shown: readonly unknown[]): string {
  const text = shown.map((part) => JSON.stringify(part)).join('');
  return text + text.replaceAll('\\n', '\n').replaceAll('\\"', '"');
}

/** Secrets of a room: texts, answers, names, and opened pictures. */
export function secretsOf({ itemConfigs, scenes, ending }: Room): readonly string[] {
  const names = Object.values(scenes).map(({ name }) => name);
  return [...Object.values(itemConfigs).flatMap(secretsIn), ...quotedAll(names), ...linesOf([ending])];
}

function secretsIn(item: ItemConfig): readonly string[] {
  const pictures = item.spot ? [] : [item.uri, pictureOf(item, 'opened')];
  return [
    ...linesOf([item.customDescription, item.openedDescription, item.wrongText, ...item.hints]),
    ...quotedAll([item.name, item.unlockPassword, ...item.alsoAccepts]),
    ...pictures.filter((uri) => uri !== ''),
  ];
}

function linesOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.length >= TELLING);
}

function quotedAll(words: readonly string[]): readonly string[] {
  return words.filter((word) => word.length >= GUESSED).map(quoted);
}

export function quoted(word: string): string {
  return `"${word}"`;
}
