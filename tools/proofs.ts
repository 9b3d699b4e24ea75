/**
 * `npm run proofs`: runs every proof that is too long for `npm test`, one after the other; `npm run proofs --
 * crash hostile` only the named ones. Fails if one of them fails; proofs that this machine cannot run are
 * shown as not run.
 */
import { join } from 'node:path';
import { makeFolder } from '#local/makeFolder';
import { OVERNIGHT, PROOFS } from './proofs/allProofs.ts';
import { chooseProofs } from './proofs/chooseProofs.ts';
import { runProofs } from './proofs/runProofs.ts';
import { fail } from './setup/fail.mjs';

const OUTPUT = join('.cache', 'proofs');

async function prove(names: readonly string[]): Promise<void> {
  const proofs = chooseProofs(names, { usual: PROOFS, overnight: OVERNIGHT });
  makeFolder(OUTPUT);
  process.exitCode = (await runProofs(proofs, OUTPUT, console.log)) ? 0 : 1;
}

prove(process.argv.slice(2)).catch(fail);
