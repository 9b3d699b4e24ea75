import type { WebSocket } from 'ws';
import { isLoopback } from '../http/onlyThisMachine.ts';
import { AddressBudget } from './AddressBudget.ts';
import { MOST_SOCKETS, PING_INTERVAL, SOCKETS_OF_ADDRESS } from './limits.ts';

/** Above this number, budgets of addresses without a socket are forgotten. */
const MOST_BUDGETS = 2 * MOST_SOCKETS;

/** Registers the open sockets: limits them for each machine, and closes those that no longer respond. */
export class SocketRegister {
  readonly #sockets = new Set<WebSocket>();
  readonly #counts = new Map<string, number>();
  readonly #budgets = new Map<string, AddressBudget>();
  /** Sockets that got a ping and have not responded yet. */
  readonly #silent = new WeakSet<WebSocket>();
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.#askForLife(), PING_INTERVAL);
    this.#timer.unref();
  }

  /** Returns whether the address may open one more socket; this machine always may. */
  hasRoomFor(address: string): boolean {
    if (isLoopback(address)) return this.#sockets.size < MOST_SOCKETS;
    return this.#sockets.size < MOST_SOCKETS && (this.#counts.get(address) ?? 0) < SOCKETS_OF_ADDRESS;
  }

  add(socket: WebSocket, address: string): void {
    this.#sockets.add(socket);
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1);
    socket.on('pong', () => this.#silent.delete(socket));
    socket.once('close', () => {
      this.#sockets.delete(socket);
      const left = (this.#counts.get(address) ?? 1) - 1;
      if (left === 0) this.#counts.delete(address);
      else this.#counts.set(address, left);
    });
  }

  /**
   * Returns the budget shared by all sockets of an address. It outlives them, so that reconnecting brings no
   * new budget.
   */
  budgetOf(address: string, now: number): AddressBudget {
    const budget = this.#budgets.get(address) ?? new AddressBudget(now);
    this.#budgets.set(address, budget);
    if (this.#budgets.size > MOST_BUDGETS) this.#forgetBudgets();
    return budget;
  }

  #forgetBudgets(): void {
    for (const address of this.#budgets.keys()) if (!this.#counts.has(address)) this.#budgets.delete(address);
  }

  endAll(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  close(): void {
    clearInterval(this.#timer);
    this.endAll();
  }

  /** A lost network closes no socket, so a socket without a response since the last ping is terminated. */
  #askForLife(): void {
    for (const socket of this.#sockets) {
      if (this.#silent.has(socket)) socket.terminate();
      this.#silent.add(socket);
      socket.ping();
    }
  }
}
