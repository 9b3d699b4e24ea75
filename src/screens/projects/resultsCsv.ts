import type { GameRecord } from '../../../core/play/gameRecord.ts';
import { toCsv } from '../../../core/toCsv.ts';
import { describeHelp } from '../../components/play/describeHelp.ts';
import { projectsText } from '../../text/projects.ts';

/** Escapes as a file for spreadsheets; times in seconds and hints as their number, so that one can reckon with them. */
export function resultsCsv(records: readonly GameRecord[]): string {
  const { columns } = projectsText.results;
  const head = [
    columns.name,
    columns.version,
    columns.seconds,
    columns.pausedSeconds,
    columns.hints,
    columns.help,
    columns.day,
  ];
  const rows = records.map((record) => [
    record.username,
    record.version,
    record.time / 1000,
    (record.pausedFor ?? 0) / 1000,
    record.hints,
    describeHelp(record),
    new Date(record.createdAt * 1000).toISOString(),
  ]);
  return toCsv([head, ...rows]);
}
