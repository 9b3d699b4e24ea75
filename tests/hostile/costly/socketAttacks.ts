import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { bundleProgram } from '#local/testing/bundleProgram';
import type { CostlyAttack } from './attacks.ts';

/** The action that each of a hundred sockets repeats as fast as it can. */
export type Flood = 'write' | 'send' | 'read';

const resultSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sockets: v.number(), open: v.number(), heard: v.number() }),
);

/** The number of sockets opened, of those still open at the end, and of the messages that they received. */
export type FloodResult = v.InferOutput<typeof resultSchema>;

/** Attacks on the realtime socket, by as many sockets as one machine may open. */
export const SOCKET_ATTACKS: readonly CostlyAttack[] = [
  flooding('120 sockets that write to all of them', 'write'),
  flooding('120 sockets that send 63 kB again and again', 'send'),
  flooding('120 sockets that read 90 kB again and again', 'read'),
];

function flooding(name: string, flood: Flood): CostlyAttack {
  return {
    name,
    begin: async ({ port }) => {
      const program = await bundleProgram('tests/hostile/costly/floodSockets');
      return async () => {
        const { stdout } = await promisify(execFile)(process.execPath, [program, String(port), flood]);
        const { sockets, open, heard } = v.parse(resultSchema, stdout);
        const told = `${open} of ${sockets} left, ${heard} messages heard`;
        // Each socket gets a greeting. If there were fewer messages, some sockets were not connected, and attacked
        // nothing.
        return { told, fault: heard < sockets ? told : null };
      };
    },
  };
}
