import { parseArgs } from 'node:util';
import { SetupError } from '../setup/fail.mjs';
import type { ProjectOptions } from './connectProject.ts';

type Values = Record<string, string | boolean | undefined>;

type CommandOptions<Flag extends string, Text extends string> = ProjectOptions & {
  [name in Flag]: boolean;
} & { [name in Text]: string };

interface CommandShape<Flag extends string, Text extends string> {
  /** Shown when the arguments are wrong. */
  usage: string;
  flags?: readonly Flag[];
  /** Options that must be given. */
  texts?: readonly Text[];
  /** Whether the command can run without a project; its name is then empty. */
  isProjectOptional?: boolean;
}

/**
 * Reads the arguments of a command that works on a Firebase project: `--project`, `--credentials`, `--bucket` and its own.
 * @throws SetupError with the usage
 */
export function readProjectOptions<Flag extends string = never, Text extends string = never>(
  args: readonly string[],
  { usage, flags = [], texts = [], isProjectOptional = false }: CommandShape<Flag, Text>,
): CommandOptions<Flag, Text> {
  const values = parse(args, flags, ['project', 'credentials', 'bucket', ...texts], usage);
  const needed = isProjectOptional ? texts : ['project', ...texts];
  const missing = needed.find((name) => !values[name]);
  if (missing !== undefined) throw new SetupError(`--${missing} is missing. ${usage}`);
  const given = Object.fromEntries(flags.map((name) => [name, values[name] === true]));
  return { project: '', ...values, ...given } as CommandOptions<Flag, Text>;
}

function parse(
  args: readonly string[],
  flags: readonly string[],
  texts: readonly string[],
  usage: string,
): Values {
  const options = Object.fromEntries([
    ...flags.map((name) => [name, { type: 'boolean' }] as const),
    ...texts.map((name) => [name, { type: 'string' }] as const),
  ]);
  try {
    return parseArgs({ args: [...args], options }).values as Values;
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}. ${usage}`);
  }
}
