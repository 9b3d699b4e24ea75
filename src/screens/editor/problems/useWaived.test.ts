import { expect, it } from 'vitest';
import type { Finding } from '../../../../core/solve/findings/finding.ts';
import { keyOfFinding } from './useWaived.ts';

it('S6 one finding is waived and not another of its kind: by field, things and scenes', () => {
  const far: Finding = { severity: 'warning', code: 'sceneOutOfReach', items: [], scenes: ['attic'] };
  const small: Finding = { severity: 'warning', code: 'sceneOutOfReach', items: ['key'] };
  const findings = [far, { ...far, scenes: ['cellar'] }, small, { ...small, items: ['note'] }];
  expect(new Set(findings.map(keyOfFinding)).size).toBe(findings.length);
});
