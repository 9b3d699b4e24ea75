import type { GameRecord } from '../../../core/play/gameRecord.ts';
import { toCsv } from '../../../core/toCsv.ts';
import { projectsText } from '../../text/projects.ts';

/** Escapes as a file for spreadsheets; times in seconds, so that one can reckon with them. */
export function resultsCsv(records: readonly GameRecord[]): string {
  const { columns } = projectsText.results;
  const head = [columns.name, columns.version, columns.seconds, columns.pausedSeconds, columns.day];
  const rows = records.map(({ username, version, time, pausedFor, createdAt }) => [
    username,
    version,
    time / 1000,
    (pausedFor ?? 0) / 1000,
    new Date(createdAt * 1000).toISOString(),
  ]);
  return toCsv([head, ...rows]);
}
