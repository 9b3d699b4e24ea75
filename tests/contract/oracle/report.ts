import type { Difference } from './compare.ts';
import { explain } from './explained.ts';

const UNEXPLAINED = 'NOT EXPLAINED';

/** Returns the differences as a Markdown page with a section for each reason. */
export function report(calls: number, differences: readonly Difference[]): string {
  const byReason = groupBy(differences, (difference) => explain(difference) ?? UNEXPLAINED);
  const open = byReason.get(UNEXPLAINED)?.length ?? 0;
  return [
    '# Where our Auth service differs from the official emulator',
    '',
    'Printed by `npm run auth:oracle`, which makes the same calls to both. The emulator runs with addresses kept private, as every new project has it.',
    '',
    `${calls} calls, ${differences.length} differences in ${byReason.size} groups, ${open} of them not explained.`,
    ...[...byReason].flatMap(([reason, group]) => ['', ...section(reason, group)]),
  ].join('\n');
}

function section(reason: string, differences: readonly Difference[]): string[] {
  return [
    `**${reason}**`,
    '',
    '| field | official | ours | calls |',
    '|---|---|---|---|',
    ...[...groupBy(differences, kindOf).values()].map(row),
  ];
}

/** Returns a key under which equal differences of several calls share a line. */
function kindOf({ path, step, official, ours }: Difference): string {
  return path === '' ? step : JSON.stringify([path, typeof official, typeof ours]);
}

function row(differences: readonly Difference[]): string {
  const [first] = differences;
  if (first === undefined) return '';
  const { path, official, ours } = first;
  const calls = differences.map(({ step }) => step).join(', ');
  return `| ${path === '' ? '(whole)' : `\`${path}\``} | ${show(official)} | ${show(ours)} | ${calls} |`;
}

function show(value: unknown): string {
  if (value === undefined) return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const short = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  return `\`${short.replaceAll('|', '\\|')}\``;
}

function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
