import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Outcome, Proof } from './Proof.ts';

/**
 * Runs a proof to its end, with its output in a file of the folder. A proof that cannot run here is reported
 * as not run.
 */
export async function runProof(
  { name, command, show, reasonToSkip }: Proof,
  folder: string,
): Promise<Outcome> {
  const reason = reasonToSkip?.() ?? null;
  if (reason !== null) return { name, verdict: 'not run', seconds: 0, shown: reason };
  const begun = Date.now();
  const file = join(folder, `${name.replace(/\W+/g, '-')}.log`);
  const { code, output } = await run(command, file);
  const hasPassed = code === 0;
  return {
    name,
    verdict: hasPassed ? 'passed' : 'failed',
    seconds: (Date.now() - begun) / 1000,
    shown: [show(output), ...(hasPassed ? [] : [`all of it is in ${file}`])].filter(Boolean).join('; '),
  };
}

async function run(
  [program, ...args]: Proof['command'],
  file: string,
): Promise<{ code: unknown; output: string }> {
  const log = createWriteStream(file);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      output += piece;
      log.write(piece);
    });
  }
  // Not on exit, since the last output may still be on its way.
  const [code]: unknown[] = await once(child, 'close').catch((error: Error) => {
    output += error.message;
    return [null];
  });
  log.end();
  // The stream opens its file in the background: a folder that is deleted at once would make that fail.
  await finished(log);
  return { code, output };
}
