import { expect, type Page } from '@playwright/test';
import type { Action } from '../../../../core/play/model.ts';
import { buildRoom } from '../../../../core/recipe/buildRoom.ts';
import type { Recipe } from '../../../../core/recipe/model.ts';
import { builtInCatalogue } from '../../../../seeds/catalogue/builtInCatalogue.ts';
import { NEVER, secretsOf } from '../LeakScan.ts';
import { TeamLeakScan } from '../TeamLeakScan.ts';
import { Traffic } from '../Traffic.ts';

/** A page that is searched for the room's secrets and for names. Each search continues after the last one. */
interface Watched {
  page: Page;
  room: Traffic;
  names: Traffic;
}

/** The seat of a scan that stands for all pupils without a page. */
const SCRIPTED = 7;

/**
 * Watches what the pages of a class receive and show. No team may get what it has not earned, no pupil the
 * name of a pupil of another team (T2, Q2), and the wall neither anything of the room nor any name (Q7).
 */
export class ClassScan {
  readonly #secrets: readonly string[];
  /** The scan of each team. */
  readonly #teams: readonly TeamLeakScan[];
  #pages = new Map<Page, Watched>();
  #seats = new Map<Page, { team: number; seat: number }>();

  constructor(recipe: Recipe, teams: number) {
    const built = buildRoom(recipe, builtInCatalogue);
    if (!built.ok) throw new Error(JSON.stringify(built.refusal));
    this.#secrets = [...new Set(secretsOf(built.value)), ...NEVER];
    this.#teams = Array.from({ length: teams }, () => new TeamLeakScan(recipe));
    for (const team of this.#teams) team.sit(SCRIPTED);
  }

  /** Call it before the page is opened. */
  watch(page: Page): void {
    this.#pages.set(page, { page, room: new Traffic(page), names: new Traffic(page) });
  }

  /**
   * Notes that the pupil at this page has a seat in a team from now on. Each seat of a scan stands for one
   * pupil.
   */
  seat(page: Page, team: number, seat: number): void {
    this.unseat(page);
    // The new team may know what the former team was sent only if it has earned that, too.
    const { room } = this.#watched(page);
    this.#teamOf(team).watch(seat, page, room);
    this.#seats.set(page, { team, seat });
  }

  /** Notes that the pupil at this page has lost the seat, or that the page is closed. */
  unseat(page: Page): void {
    const seated = this.#seats.get(page);
    if (seated) this.#teamOf(seated.team).forget(page);
    this.#seats.delete(page);
  }

  forget(page: Page): void {
    this.unseat(page);
    this.#pages.delete(page);
  }

  /** Notes a move in a team: in this page, or by a pupil without a page. */
  async made(team: number, move: Action, page?: Page): Promise<void> {
    const seat = page ? this.#seats.get(page)?.seat : SCRIPTED;
    if (seat === undefined) throw new Error('Nobody sits at this page.');
    await this.#teamOf(team).made(seat, move);
  }

  /** Returns which of the room's secrets have come to a page: all of them to its author. */
  async foundSecrets(page: Page): Promise<readonly string[]> {
    const found = await this.#watched(page).room.search(this.#secrets);
    const held = await page.content();
    return this.#secrets.filter((secret) => found.includes(secret) || held.includes(secret));
  }

  /** All secrets of the room. */
  get secrets(): readonly string[] {
    return this.#secrets;
  }

  /** Returns which names have come to a page since the last search. */
  async foundNames(page: Page, names: readonly string[]): Promise<readonly string[]> {
    const sent = await this.#watched(page).names.searchSent(names);
    const held = await page.content();
    return names.filter((name) => sent.includes(name) || held.includes(name));
  }

  /**
   * Expects that each pupil's page knows the names of its own team alone, and no page more of the room than its team has
   * earned. `namesOf`: the pupils in a team.
   */
  async check(step: string, namesOf: ReadonlyMap<number, readonly string[]>): Promise<void> {
    for (const [page, { team }] of this.#seats) {
      const own = namesOf.get(team) ?? [];
      const others = [...namesOf.values()].flat().filter((name) => !own.includes(name));
      const found = await this.foundNames(page, others);
      expect(found, `names of other teams in a page of team ${team}, ${step}`).toEqual([]);
    }
    for (const team of this.#teams) await team.check(step);
  }

  #watched(page: Page): Watched {
    const watched = this.#pages.get(page);
    if (!watched) throw new Error('This page is not watched.');
    return watched;
  }

  #teamOf(team: number): TeamLeakScan {
    const scan = this.#teams[team];
    if (!scan) throw new Error(`There is no team ${team}.`);
    return scan;
  }
}
