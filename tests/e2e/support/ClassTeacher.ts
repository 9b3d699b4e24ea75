import type { OpenClassRequest } from '../../../core/calls/class/openClass.ts';
import type { OrderClassAnswer, OrderClassRequest } from '../../../core/calls/class/orderClass.ts';
import type { BoardTeam, ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import { demoPlayer } from '../../../seeds/demoAccounts.ts';
import { logInWithoutPage } from './logInWithoutPage.ts';

/** A teacher without a page, who has opened a class of two teams. */
export class ClassTeacher {
  readonly #url: string;
  readonly #token: string;
  #opened = { sessionId: '', code: '' };

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async open(url: string, roomId: string, changes: Partial<OpenClassRequest> = {}) {
    const { auth } = await logInWithoutPage(url, demoPlayer.email, demoPlayer.password);
    const teacher = new ClassTeacher(url, (await auth.currentUser?.getIdToken()) ?? '');
    const request: OpenClassRequest = {
      ...{ roomId, division: { type: 'byNumber', teams: 2 }, language: 'en', minutes: 30 },
      ...{ mayAskHints: false, mayComeLate: true, areNamesTyped: false, isRanked: false },
      ...changes,
    };
    teacher.#opened = (await teacher.#call('openClass', request)) as { sessionId: string; code: string };
    return teacher;
  }

  get code(): string {
    return this.#opened.code;
  }

  async order(order: OrderClassRequest['order']): Promise<void> {
    const { sessionId } = this.#opened;
    const { refusal } = (await this.#call('orderClass', { sessionId, order })) as OrderClassAnswer;
    if (refusal !== null) throw new Error(`The order ${order.type} was refused: ${refusal}.`);
  }

  /** The teams as the board shows them. */
  async teams(): Promise<readonly BoardTeam[]> {
    const { sessionId } = this.#opened;
    return ((await this.#call('showClass', { sessionId })) as ShowClassAnswer).teams;
  }

  /** The place of the pupil with this name. */
  async placeOf(name: string): Promise<{ team: number; seat: number }> {
    for (const { team, seats } of await this.teams())
      for (const { seat, name: own } of seats) if (own === name) return { team, seat };
    throw new Error(`${name} is in no team.`);
  }

  async #call(name: string, request: object): Promise<unknown> {
    const answer = await fetch(`${this.#url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify(request),
    });
    if (!answer.ok) throw new Error(`${name} was refused: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
