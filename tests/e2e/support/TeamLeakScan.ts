import { expect, type Page } from '@playwright/test';
import type { Action, PlayEvent } from '../../../core/play/model.ts';
import { applyInTeam } from '../../../core/play/team/applyInTeam.ts';
import { heardByOthers } from '../../../core/play/team/heardByOthers.ts';
import { createTeam, seatNewcomer } from '../../../core/play/team/seating.ts';
import { playOf, seatsOf, type Team } from '../../../core/play/team/team.ts';
import { toSeatView } from '../../../core/play/team/toSeatView.ts';
import { eventsInView } from '../../../core/play/view/eventsInView.ts';
import { buildRoom } from '../../../core/recipe/buildRoom.ts';
import type { Recipe } from '../../../core/recipe/model.ts';
import type { Room } from '../../../core/room/model.ts';
import { builtInCatalogue } from '../../../seeds/catalogue/builtInCatalogue.ts';
import { NEVER, quoted, secretsOf, textOf } from './LeakScan.ts';
import { Traffic } from './Traffic.ts';

interface Watched {
  seat: number;
  page: Page;
  traffic: Traffic;
}

/**
 * Watches what the browsers of a party receive, by calls and by the live channel. No seat may get what the
 * team has not earned, or what only another seat may see (T2, T4). To know that, it plays the same room by
 * the rules beside the browsers.
 */
export class TeamLeakScan {
  readonly #room: Room;
  #watched: readonly Watched[] = [];
  /** What each seat has earned. */
  readonly #earned = new Map<number, string>();
  /** What each seat has typed, which nobody else may see. */
  readonly #typed = new Map<number, string[]>();
  #team: Team;
  #at = 0;

  constructor(recipe: Recipe) {
    const built = buildRoom(recipe, builtInCatalogue);
    if (!built.ok) throw new Error(JSON.stringify(built.refusal));
    this.#room = built.value;
    let names = 0;
    const randomName = () => {
      names += 1;
      return `scan-${names}`;
    };
    this.#team = createTeam(this.#room, randomName, { code: '', name: 'One' });
    this.#show([]);
  }

  /** Watches the browser of a seat. Call it before the page is opened, or with the traffic since then. */
  watch(seat: number, page: Page, traffic = new Traffic(page)): void {
    this.#watched = [...this.#watched, { seat, page, traffic }];
    this.sit(seat);
  }

  /** Notes that a seat is taken whose browser is not watched. */
  sit(seat: number): void {
    if (this.#team.seats[seat]) return;
    this.#team = seatNewcomer(this.#room, this.#team, { seat, name: `Seat ${seat}` });
    this.#show([]);
  }

  /** Notes that a seat's browser was closed, or that the seat has moved to another device. */
  forget(page: Page): void {
    this.#watched = this.#watched.filter((watched) => watched.page !== page);
  }

  /** Notes a move in the browser of a seat. */
  async made(seat: number, move: Action): Promise<void> {
    this.#at += 10_000;
    const before = this.#team;
    const applied = applyInTeam({ room: this.#room, team: before, at: this.#at }, seat, move);
    if (!applied.ok) throw new Error(`The rules refuse ${JSON.stringify(move)}.`);
    const { team, events } = applied.value;
    this.#team = team;
    this.#show(events, { before, seat });
    if (move.type === 'enterPassword') this.typed(seat, move.password);
    await this.check(JSON.stringify(move));
  }

  /**
   * Notes an answer that a seat has typed, even one that came too late to open anything: its browser sent it.
   */
  typed(seat: number, answer: string): void {
    this.#earn(seat, quoted(answer));
    this.#typed.set(seat, [...(this.#typed.get(seat) ?? []), quoted(answer)]);
  }

  /** Expects that no seat was sent more than it may see. */
  async check(step: string): Promise<void> {
    for (const { seat, page, traffic } of this.#watched) {
      const unearned = this.#unearnedBy(seat);
      expect(
        await traffic.search([...unearned, ...NEVER]),
        `sent to seat ${seat} before it is earned, by ${step}`,
      ).toEqual([]);
      const readOut = await page.locator('body').ariaSnapshot();
      expect(
        unearned.filter((secret) => readOut.includes(secret)),
        `read out at seat ${seat} before it is earned, by ${step}`,
      ).toEqual([]);
    }
  }

  /** Adds what each seat may now see, and may hear of the events. */
  #show(events: readonly PlayEvent[], acted?: { before: Team; seat: number }): void {
    for (const seat of seatsOf(this.#team)) {
      const turn = { room: this.#room, team: this.#team, at: this.#at };
      const heard = acted ? this.#heardBy(seat, events, acted) : [];
      this.#earn(seat, textOf(toSeatView(turn, seat), heard));
    }
  }

  #heardBy(seat: number, events: readonly PlayEvent[], acted: { before: Team; seat: number }) {
    const play = playOf(acted.before, seat);
    const all = seat === acted.seat ? events : heardByOthers(events);
    return eventsInView({ room: this.#room, play, at: this.#at }, playOf(this.#team, seat), all);
  }

  #earn(seat: number, text: string): void {
    this.#earned.set(seat, (this.#earned.get(seat) ?? '') + text);
  }

  #unearnedBy(seat: number): readonly string[] {
    const earned = this.#earned.get(seat) ?? '';
    const others = [...this.#typed].flatMap(([each, typed]) => (each === seat ? [] : typed));
    return [...new Set([...secretsOf(this.#room), ...others])].filter((secret) => !earned.includes(secret));
  }
}
