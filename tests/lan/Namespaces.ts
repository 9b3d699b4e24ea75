import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';

export const HOST_ADDRESS = '10.231.0.1';
const PUPIL_ADDRESS = '10.231.0.2';

type Machine = 'host' | 'pupil';

/**
 * Two machines of a small network within this one: Linux network namespaces, connected by a virtual cable.
 */
export class Namespaces {
  readonly #names: Readonly<Record<Machine, string>>;

  /** @throws Error with one clear line if this system or this user cannot create them */
  constructor() {
    this.#names = { host: `classroom-host-${process.pid}`, pupil: `classroom-pupil-${process.pid}` };
    requireRights();
    try {
      this.#build();
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  /** Starts a program on one of the machines. */
  start(machine: Machine, command: readonly string[], options: SpawnOptions = {}): ChildProcess {
    return spawn('ip', ['netns', 'exec', this.#names[machine], ...command], options);
  }

  /** Returns the numbers of all open TCP ports of the machine, on any address. */
  openPorts(machine: Machine): readonly number[] {
    const tables = ip('netns', 'exec', this.#names[machine], 'cat', '/proc/net/tcp', '/proc/net/tcp6');
    const listening = [...tables.matchAll(/^ *\d+: [0-9A-F]+:([0-9A-F]{4}) [0-9A-F]+:0000 0A /gm)];
    return [...new Set(listening.map(([, port = '']) => Number.parseInt(port, 16)))].sort((a, b) => a - b);
  }

  /** Removes both machines, and the cable with them. */
  remove(): void {
    for (const name of Object.values(this.#names)) spawnSync('ip', ['netns', 'delete', name]);
  }

  #build(): void {
    const { host, pupil } = this.#names;
    ip('netns', 'add', host);
    ip('netns', 'add', pupil);
    ip('-n', host, 'link', 'add', 'desk', 'type', 'veth', 'peer', 'name', 'desk', 'netns', pupil);
    for (const [name, address] of [
      [host, HOST_ADDRESS],
      [pupil, PUPIL_ADDRESS],
    ] as const) {
      ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'desk');
      ip('-n', name, 'link', 'set', 'desk', 'up');
      ip('-n', name, 'link', 'set', 'lo', 'up');
    }
  }
}

function requireRights(): void {
  if (process.platform !== 'linux') throw new Error('This proof needs Linux: it makes network namespaces.');
  if (process.getuid?.() !== 0) throw new Error('This proof needs root: it makes network namespaces.');
  if (spawnSync('ip', ['-V']).error !== undefined)
    throw new Error('This proof needs iproute2 (the program ip).');
}

function ip(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}
