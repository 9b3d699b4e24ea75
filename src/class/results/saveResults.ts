import { stepsCsv, teamsCsv } from '../../../core/class/classCsv.ts';
import type { TeamResult } from '../../../core/class/classResults.ts';
import { withSignNames } from '../../play/text/withSignNames.ts';
import { downloadFile } from '../../rooms/projects/downloadFile.ts';
import { toFileName } from '../../rooms/projects/toFileName.ts';
import { resultsText } from '../text/results.ts';
import type { Results } from './resultsStore.ts';

const WRITERS = { teams: teamsCsv, steps: stepsCsv };

/** Saves a file for spreadsheets, with the separators that programs of the present language expect. */
export function saveResults({ roomName, teams }: Results, file: keyof typeof WRITERS): void {
  const { files, number } = resultsText;
  const fractions = number(0.5).includes(',') ? ',' : '.';
  downloadFile(
    `${toFileName(roomName)}-${files[file]}.csv`,
    WRITERS[file](teams.map(inWords), files.words, fractions),
    'text/csv',
  );
}

/** Returns a team's result with the names of signs in place of signs, which a spreadsheet cannot draw. */
function inWords(team: TeamResult): TeamResult {
  return { ...team, steps: team.steps.map((step) => ({ ...step, words: withSignNames(step.words) })) };
}
