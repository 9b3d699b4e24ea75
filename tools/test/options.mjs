import { SetupError } from '../setup/fail.mjs';

const CHANGED = '--changed';

/**
 * Reads the arguments of `npm test`: steps by name, `--slowest`, and `--changed` or `--changed=<commit>`.
 * @throws SetupError for one that is none of these
 */
export function readOptions(args, stepNames) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const flags = args.filter((arg) => arg.startsWith('-'));
  const unknownName = names.find((name) => !stepNames.includes(name));
  if (unknownName !== undefined)
    throw new SetupError(`No step "${unknownName}". There are: ${stepNames.join(', ')}.`);
  const changed = flags.find((flag) => flag === CHANGED || flag.startsWith(`${CHANGED}=`));
  const unknownFlag = flags.find((flag) => flag !== changed && flag !== '--slowest');
  if (unknownFlag !== undefined)
    throw new SetupError(`No option "${unknownFlag}". There are: --changed, --changed=<commit>, --slowest.`);
  return {
    names: names.length === 0 ? stepNames : stepNames.filter((name) => names.includes(name)),
    showsSlowest: flags.includes('--slowest'),
    // By default, changes not yet committed.
    changedSince: changed === undefined ? null : changed.slice(CHANGED.length + 1) || 'HEAD',
  };
}
