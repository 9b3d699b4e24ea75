import { expect, it } from 'vitest';
import { resultsCsv } from './resultsCsv.ts';

it('P15 names version and help beside each escape, and runs no name as a formula', () => {
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
    createdAt: 1_800_000_000,
  };
  const [head, row] = resultsCsv([record]).split('\r\n');
  expect(head).toBe('\ufeff"Name","Version","Time in seconds","Pauses in seconds","Hints","Help","Day"');
  expect(row).toBe(
    `"'=HYPERLINK(""http://evil.example"")",2,61.5,0,3,"with three times the time, 3 hints, a step was taken by one","2027-01-15T08:00:00.000Z"`,
  );
});
