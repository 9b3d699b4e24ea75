import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import type { Unfinished } from '../../../core/room/lists/unfinished.ts';
import { toCsv } from '../../../core/util/toCsv.ts';
import { describeHelp } from '../records/describeHelp.ts';
import { projectsText } from '../text/projects.ts';
import { namesOfResults } from './resultNames.ts';

/**
 * Escapes and unfinished plays as a spreadsheet file for this language; times in seconds and hints as
 * numbers, so that they can be computed with, and timestamps in local time.
 */
export function resultsCsv(records: readonly GameRecord[], unfinished: readonly Unfinished[]): string {
  const { columns, escaped } = projectsText.results;
  const { columns: unfinishedColumns, states, opened } = projectsText.unfinished;
  const names = namesOfResults(records, unfinished);
  const head = [
    columns.name,
    columns.version,
    columns.seconds,
    columns.pausedSeconds,
    columns.hints,
    columns.help,
    columns.when,
    columns.outcome,
    unfinishedColumns.opened,
    unfinishedColumns.stuckAt,
  ];
  const rows = records.map((record, place) => [
    names.records[place] ?? '',
    record.version,
    record.time / 1000,
    (record.pausedFor ?? 0) / 1000,
    record.hints,
    describeHelp(record),
    localMoment(new Date(record.createdAt * 1000)),
    escaped,
    '',
    '',
  ]);
  const others = unfinished.map((player, place) => [
    names.unfinished[place] ?? '',
    player.board,
    player.time / 1000,
    '',
    '',
    '',
    '',
    states[player.state],
    player.locks === 0 ? '' : opened(player.opened, player.locks),
    player.stuckAt ?? '',
  ]);
  return toCsv([head, ...rows, ...others], projectsText.number(0.5).includes(',') ? ',' : '.');
}

/** Such as `2026-11-26 21:04:11`, which spreadsheets of every language recognise as a timestamp. */
function localMoment(date: Date): string {
  return `${date.toLocaleDateString('sv-SE')} ${date.toLocaleTimeString('sv-SE')}`;
}
