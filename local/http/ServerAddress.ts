import { HOST } from '../config.ts';
import type { LanOptions } from '../lan/LanOptions.ts';

/** The host names that only ever mean this machine. */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** The port omitted in `Host` headers. */
const DEFAULT_PORT = 80;

/**
 * The names by which one of the server's ports is reached: from this machine only, or from a classroom too.
 */
export class ServerAddress {
  /** The port that was asked for; once it is open, the actual port. */
  port: number;
  readonly #lan: LanOptions | undefined;

  constructor(port: number, lan?: LanOptions) {
    this.port = port;
    this.#lan = lan;
  }

  /** The address for browsers on this machine, such as http://127.0.0.1:4173. */
  get origin(): string {
    return `http://${HOST}:${this.port}`;
  }

  /** The address for other machines; null if they are not served. */
  get sharedOrigin(): string | null {
    return this.#lan === undefined ? null : `http://${this.#lan.addresses()[0] ?? HOST}:${this.port}`;
  }

  /** Every address of the public port that only this machine has. */
  get ownOrigins(): readonly string[] {
    return LOCAL_NAMES.map((name) => `http://${this.#hostOf(name)}`);
  }

  /** Every host name that means this server. */
  get names(): readonly string[] {
    const lan = this.#lan;
    return lan === undefined ? LOCAL_NAMES : [...LOCAL_NAMES, ...lan.addresses(), ...lan.names];
  }

  /** The server's names and port as they appear in `Host` headers. */
  get hosts(): readonly string[] {
    return this.names.map((name) => this.#hostOf(name));
  }

  #hostOf(name: string): string {
    return this.port === DEFAULT_PORT ? name : `${name}:${this.port}`;
  }
}
