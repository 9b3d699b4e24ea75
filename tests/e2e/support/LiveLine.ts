import type { Page, WebSocketRoute } from '@playwright/test';

/** The path of the live channel's sockets. */
const LIVE = /\/\.ws\?/;
/**
 * Found in each message that tells a seat what another one did; the first group is its number. The message is JSON
 * within JSON.
 */
const TOLD = /told\/.*"(\d+)":"\{\\"by\\":/;
/** Found in each message that a browser is still there: the number of the last change that it has heard of. */
const SEEN = /"seen":(\d+)/g;

/**
 * A page's connection to the live channel, which a test can cut or make lose what the server publishes. Calls are not
 * touched.
 */
export class LiveLine {
  readonly #open = new Set<WebSocketRoute>();
  #isCut = false;
  #losesEvery = Number.POSITIVE_INFINITY;
  #published = 0;
  #number = 0;
  #seen = 0;

  /** Must be awaited before the page is opened. */
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

  /** From now on each publication of this number is lost: 2 loses every second one. */
  loseEvery(number: number): void {
    this.#losesEvery = number;
  }

  /** How many publications were lost or passed on. */
  get published(): number {
    return this.#published;
  }

  /**
   * Whether the page can know which changes it has missed, because others have told it the number of the last published
   * one.
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
