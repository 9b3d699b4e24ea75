import { spawnSync } from 'node:child_process';
import { SetupError } from '../setup/fail.mjs';

/**
 * The files that differ from a commit, including untracked and deleted ones, as paths from the root with
 * slashes. @throws SetupError if there is no such commit, or no git
 */
export function changedFiles(commit) {
  const known = git('diff', '--name-only', '--no-renames', '--end-of-options', commit);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return [...known, ...unknown];
}

function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error || status !== 0)
    throw new SetupError(`git could not tell what has changed: ${error?.message ?? stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}
