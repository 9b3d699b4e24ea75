import { afterEach, expect, it } from 'vitest';
import { chooseLanguage } from '../../shared/language/language.ts';
import { resultsCsv } from './resultsCsv.ts';

const record = {
  roomId: 'r1',
  version: 2,
  playerId: 'u1',
  username: '=HYPERLINK("http://evil.example")',
  isNamed: true,
  isSignedIn: false,
  time: 61_500,
  pausedFor: null,
  timeAllowance: 'triple' as const,
  hints: 3,
  isHelped: true,
  createdAt: new Date(2027, 0, 15, 8, 5, 9).getTime() / 1000,
};

afterEach(() => chooseLanguage('en'));

it('P15 names version and help beside each escape, and runs no name as a formula', () => {
  const [head, row] = resultsCsv([record], []).split('\r\n');
  expect(head).toBe(
    '\ufeff"Name","Version","Time in seconds","Pauses in seconds","Hints","Help","When","Outcome","How far","Last tried"',
  );
  expect(row).toBe(
    `"'=HYPERLINK(""http://evil.example"")",2,61.5,0,3,"with three times the time, 3 hints, one step was solved by a hint","2027-01-15 08:05:09","Escaped","",""`,
  );
});

it('is read as columns and numbers by a German spreadsheet', () => {
  chooseLanguage('de');
  const [, row] = resultsCsv([record], []).split('\r\n');
  expect(row).toMatch(/^"[^;]+";2;61,5;0;3;"[^;]+";"2027-01-15 08:05:09";"Entkommen";"";""$/);
});

it('lists players who did not escape last, without a time, and exports no lock name as a formula', () => {
  const left = {
    board: 2,
    username: null,
    time: 90_000,
    opened: 1,
    locks: 3,
    stuckAt: '=1+1',
    state: 'left',
    week: 0,
  } as const;
  const [, , row] = resultsCsv([record], [left]).split('\r\n');
  expect(row).toBe(`"Guest 1",2,90,"","","","","Left","1 of 3 locks","'=1+1"`);
});
