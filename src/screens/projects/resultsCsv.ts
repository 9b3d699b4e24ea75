import type { GameRecord } from '../../../core/play/gameRecord.ts';
import { toCsv } from '../../../core/toCsv.ts';
import { describeHelp } from '../../components/play/describeHelp.ts';
import { projectsText } from '../../text/projects.ts';

/**
 * Escapes as a file for the spreadsheets of who reads this language; times in seconds and hints as their number, so that one can reckon with
 * them, and moments in the time of the place.
 */
export function resultsCsv(records: readonly GameRecord[]): string {
  const { columns } = projectsText.results;
  const head = [
    columns.name,
    columns.version,
    columns.seconds,
    columns.pausedSeconds,
    columns.hints,
    columns.help,
    columns.when,
  ];
  const rows = records.map((record) => [
    record.username,
    record.version,
    record.time / 1000,
    (record.pausedFor ?? 0) / 1000,
    record.hints,
    describeHelp(record),
    localMoment(new Date(record.createdAt * 1000)),
  ]);
  return toCsv([head, ...rows], projectsText.number(0.5).includes(',') ? ',' : '.');
}

/** Such as `2026-11-26 21:04:11`, which spreadsheets of every language take for a moment. */
function localMoment(date: Date): string {
  return `${date.toLocaleDateString('sv-SE')} ${date.toLocaleTimeString('sv-SE')}`;
}
