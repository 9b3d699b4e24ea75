import { expect, it } from 'vitest';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { keyOfFinding, leftOf } from './useWaived.ts';

it('S6 one finding is waived and not another of its kind: by field, things and scenes', () => {
  const far: Finding = { severity: 'warning', code: 'sceneOutOfReach', items: [], scenes: ['attic'] };
  const small: Finding = { severity: 'warning', code: 'sceneOutOfReach', items: ['key'] };
  const findings = [far, { ...far, scenes: ['cellar'] }, small, { ...small, items: ['note'] }];
  expect(new Set(findings.map(keyOfFinding)).size).toBe(findings.length);
});

it('S6 what was waived stays so when another thing joins it', () => {
  const vase: Finding = { severity: 'warning', code: 'noClue', items: ['vase'] };
  const waived = new Set([keyOfFinding(vase)]);
  expect(leftOf(vase, waived)).toBeNull();
  expect(leftOf({ ...vase, items: ['vase', 'safe'] }, waived)).toEqual({ ...vase, items: ['safe'] });
  const lost: Finding = { severity: 'error', code: 'lockWithoutKey', items: ['vase'] };
  expect(leftOf(lost, new Set([keyOfFinding(lost)]))).toBe(lost);
});
