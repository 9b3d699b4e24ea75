import type { Page, WebSocketRoute } from '@playwright/test';

/** The path of the live channel's sockets. */
const LIVE = /\/\.ws\?/;
/**
 * Matches a message that tells a seat about another one's action; the first group is the change's number. The
 * message is JSON within JSON.
 */
const TOLD = /told\/.*"(\d+)":"\{\\"by\\":/;
/** Matches a sign of life of a browser, with the number of the last change that it knows. */
const SEEN = /"seen":(\d+)/g;

/**
 * A page's connection to the live channel. A test can cut it, or let it lose publications; calls are not
 * affected.
 */
export class LiveLine {
  readonly #open = new Set<WebSocketRoute>();
  #isCut = false;
  #losesEvery = Number.POSITIVE_INFINITY;
  #published = 0;
  #number = 0;
  #seen = 0;

  /** Await it before the page is opened. */
  static async of(page: Page): Promise<LiveLine> {
    const line = new LiveLine();
    await page.routeWebSocket(LIVE, (socket) => line.#connect(socket));
    return line;
  }

  async cut(): Promise<void> {
    this.#isCut = true;
    const open = [...this.#open];
    this.#open.clear();
    await Promise.all(open.map((socket) => socket.close()));
  }

  mend(): void {
    this.#isCut = false;
  }

  /** Loses every publication whose number is a multiple of this one: 2 loses every second one. */
  loseEvery(number: number): void {
    this.#losesEvery = number;
  }

  /** The number of publications that were lost or passed on. */
  get published(): number {
    return this.#published;
  }

  /**
   * Whether others have told the page the number of the last publication, so that it can know what it has
   * missed.
   */
  get isTold(): boolean {
    return this.#seen >= this.#number;
  }

  #connect(socket: WebSocketRoute): void {
    if (this.#isCut) {
      void socket.close();
      return;
    }
    this.#open.add(socket);
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!this.#isLost(String(message))) socket.send(message);
    });
  }

  #isLost(message: string): boolean {
    for (const [, seen] of message.matchAll(SEEN)) this.#seen = Math.max(this.#seen, Number(seen));
    const [, number] = TOLD.exec(message) ?? [];
    if (number === undefined) return false;
    this.#number = Math.max(this.#number, Number(number));
    this.#published += 1;
    return this.#published % this.#losesEvery === 0;
  }
}
